import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {tryGit} from '@sitekit/review/git';
import {pageFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {ContentFile} from '../source-map/ContentFile';
import {applySplice} from '../source-map/splice';
import type {Splice} from '../source-map/targets';
import {changedSpan} from './changedSpan';

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** What makes one text of another. */
function spliceBetween(before: string, after: string): Splice {
  const [old, edited] = [linesOf(before), linesOf(after)];
  const {start, end, newEnd} = changedSpan(old, edited);
  const offset = old.slice(0, start).join('').length;
  return {
    start: offset,
    end: offset + old.slice(start, end).join('').length,
    text: edited.slice(start, newEnd).join(''),
  };
}

/** A line between lines: git would refuse to merge changes of lines that are next to each other. */
const divider = '\u0001\n';

/** Both changes of a text; undefined when they are about the same lines, or git isn't installed. */
async function mergeTexts(base: string, mine: string, theirs: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    const texts = {mine, base, theirs};
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(join(folder, name), linesOf(text).join(divider));
    }
    const done = await tryGit(folder, ['merge-file', '--quiet', ...Object.keys(texts)]);
    const merged = readFileSync(join(folder, 'mine'), 'utf8');
    return done === undefined ? undefined : merged.replaceAll(divider, '');
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * The newest version of a file with the change that was made to an older one. It was read again, as
 * a change of both: nothing says something else than in the version that has it.
 *
 * @returns undefined when that isn't possible, such as when the same lines were changed
 */
export async function mergeChange(
  base: ContentFile,
  edited: ContentFile,
  now: ContentFile,
): Promise<ContentFile | undefined> {
  if (base.text === now.text) {
    return edited;
  }
  const text = await mergeTexts(base.text, edited.text, now.text);
  if (text === undefined) {
    return undefined;
  }
  try {
    applySplice(edited, spliceBetween(edited.text, text));
    return applySplice(now, spliceBetween(now.text, text));
  } catch {
    return undefined;
  }
}

/**
 * Like `mergeChange`, for the contents of any file of the content, such as the list of words.
 *
 * @param path from the project's root
 */
export async function mergeFile(
  config: ContentConfig,
  path: string,
  {base, mine, theirs}: {base: string; mine: string; theirs: string},
): Promise<string | undefined> {
  if (!pageFile.test(path) && !path.endsWith('.yaml')) {
    return mergeTexts(base, mine, theirs);
  }
  const [old, edited, now] = [base, mine, theirs].map(
    (text) => new ContentFile(path, text, config),
  ) as [ContentFile, ContentFile, ContentFile];
  return (await mergeChange(old, edited, now))?.contents;
}
