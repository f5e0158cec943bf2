import {existsSync, lstatSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {findReserved} from './folders';
import {parsePullRequestNumber} from './parsePullRequestNumber';
import {builtAtPattern} from './readPreview';
import {
  RejectedError,
  checkIsFolder,
  readMetaTags,
  reportLimits,
  siteLimits,
  summaryFile,
  validateFolder,
} from './validateFolder';

const maxNumberBytes = 20;
const maxSummaryBytes = 1_000_000;

/** Reads an untrusted text file. Returns undefined when it doesn't exist. */
function readText(path: string, maxBytes: number): string | undefined {
  if (!existsSync(path)) {
    return undefined;
  }
  const stats = lstatSync(path);
  if (!stats.isFile() || stats.size > maxBytes) {
    throw new RejectedError(
      `"${basename(path)}" must be a text file of at most ${maxBytes} bytes.`,
    );
  }
  return readFileSync(path, 'utf8');
}

/** The pull request that an artifact claims to be built for. */
export function readNumber(artifact: string): number {
  const text = readText(join(artifact, 'pull-request.txt'), maxNumberBytes) ?? '';
  const number = parsePullRequestNumber(text.trimEnd());
  if (number === undefined) {
    throw new RejectedError("pull-request.txt doesn't contain the number of a pull request.");
  }
  return number;
}

/** A preview that may be published. */
export type ValidPreview = {summary: string; builtAt: string};

/**
 * Validates a preview and its report, neither of which is trusted.
 *
 * @throws RejectedError when they can't be published
 */
export function validatePreview(build: string, review: string, commit: string): ValidPreview {
  checkIsFolder(review);
  const summary = readText(join(review, summaryFile), maxSummaryBytes) ?? '';
  validateFolder(build, siteLimits);
  validateFolder(review, reportLimits);
  const reserved = findReserved(build);
  if (reserved) {
    throw new RejectedError(`"${reserved}" is reserved for previews. Rename this page or folder.`);
  }
  const tags = readMetaTags(readFileSync(join(build, 'index.html'), 'utf8'));
  const builtAt = tags.get('preview-built-at') ?? '';
  if (tags.get('preview-commit') !== commit || !builtAtPattern.test(builtAt)) {
    throw new RejectedError(`index.html doesn't say that it was built from ${commit}, and when.`);
  }
  return {summary, builtAt};
}
