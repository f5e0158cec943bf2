import {lstatSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {findReserved} from './folders.ts';
import {builtAtPattern, commitPattern, numberPattern} from './Preview.ts';
import type {Preview} from './Preview.ts';
import {RejectedError, reportLimits, siteLimits, validateFolder} from './validateFolder.ts';

/** What changes on a page. All texts are plain. */
export type SummarySection = {
  page: string;
  /** Its place in the report, such as `page-home`. */
  anchor: string;
  /** How many changes of each kind there are, such as `{added: 1, edited: 2}`. */
  counts: Record<string, number>;
  sentences: string[];
};

/** What changes, for the comment: `summary.json` beside the report. */
export type Summary = {headline: string; sections: SummarySection[]};

/** What `preview.json` says about the build. */
export type PreviewFacts = Pick<Preview, 'number' | 'commit' | 'builtAt'>;

export type Artifact = {
  facts: PreviewFacts;
  summary: Summary;
  build: string;
  review: string;
};

/** Not published: it's in the comment. */
export const summaryFile = 'summary.json';

const maxJsonBytes = 1_000_000;

const isText = (value: unknown): value is string => typeof value === 'string';

function isObject(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).sort().join() === Array.from(keys).sort().join()
  );
}

const isSection = (value: unknown): value is SummarySection =>
  isObject(value, ['page', 'anchor', 'counts', 'sentences']) &&
  isText(value.page) &&
  isText(value.anchor) &&
  /^[a-z0-9-]+$/.test(value.anchor) &&
  typeof value.counts === 'object' &&
  value.counts !== null &&
  Object.values(value.counts).every(Number.isSafeInteger) &&
  Array.isArray(value.sentences) &&
  value.sentences.every(isText);

const isSummary = (value: unknown): value is Summary =>
  isObject(value, ['headline', 'sections']) &&
  isText(value.headline) &&
  Array.isArray(value.sections) &&
  value.sections.every(isSection);

const isFacts = (value: unknown): value is PreviewFacts =>
  isObject(value, ['number', 'commit', 'builtAt']) &&
  numberPattern.test(String(value.number)) &&
  commitPattern.test(String(value.commit)) &&
  builtAtPattern.test(String(value.builtAt));

function readJson<T>(path: string, isValid: (value: unknown) => value is T): T {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  if (stats?.isFile() && stats.size <= maxJsonBytes) {
    try {
      const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
      if (isValid(value)) {
        return value;
      }
    } catch {
      // Not JSON: rejected like any other content.
    }
  }
  throw new RejectedError(`${basename(path)} is missing or doesn't have the expected content.`);
}

/**
 * Reads what the workflow of a pull request uploaded: `preview.json`, `build/` and `review/`. None
 * of it is trusted.
 *
 * @throws RejectedError when it contains anything that isn't allowed
 */
export function readArtifact(folder: string): Artifact {
  const [build, review] = [join(folder, 'build'), join(folder, 'review')];
  const facts = readJson(join(folder, 'preview.json'), isFacts);
  validateFolder(build, siteLimits);
  validateFolder(review, reportLimits);
  const reserved = findReserved(build);
  if (reserved) {
    throw new RejectedError(`"${reserved}" is reserved for previews. Rename this page or folder.`);
  }
  return {facts, summary: readJson(join(review, summaryFile), isSummary), build, review};
}
