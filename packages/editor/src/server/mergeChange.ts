import {pageFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {diffArrays} from 'diff';
import isEqual from 'lodash/isEqual';
import sortBy from 'lodash/sortBy';
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

/** Lines `[start, end)` of a text that became others. */
type Hunk = {start: number; end: number; lines: string[]};

function hunksBetween(before: string[], after: string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const {value, added, removed} of diffArrays(before, after)) {
    const end = added ? at : at + value.length;
    if (added || removed) {
      const last = hunks.at(-1)?.end === at ? hunks.pop() : undefined;
      const lines = [...(last?.lines ?? []), ...(added ? value : [])];
      hunks.push({start: last?.start ?? at, end, lines});
    }
    at = end;
  }
  return hunks;
}

const isClash = (one: Hunk, other: Hunk): boolean =>
  (one.start < other.end && other.start < one.end) ||
  (one.start === other.start && one.end === other.end);

/** Both changes of a text; undefined when they are about the same lines. */
function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const lines = linesOf(base);
  const others = hunksBetween(lines, linesOf(theirs));
  const own = hunksBetween(lines, linesOf(mine)).filter(
    (hunk) => !others.some((other) => isEqual(other, hunk)),
  );
  if (own.some((hunk) => others.some((other) => isClash(hunk, other)))) {
    return undefined;
  }
  // The last one comes first, so that the others keep their places.
  return sortBy([...own, ...others], 'start', 'end')
    .reduceRight(
      (merged, {start, end, lines: to}) => merged.toSpliced(start, end - start, ...to),
      lines,
    )
    .join('');
}

/**
 * The newest version of a file with the change that was made to an older one. It was read again, as
 * a change of both: nothing says something else than in the version that has it.
 *
 * @returns undefined when that isn't possible, such as when the same lines were changed
 */
export function mergeChange(
  base: ContentFile,
  edited: ContentFile,
  now: ContentFile,
): ContentFile | undefined {
  if (base.text === now.text) {
    return edited;
  }
  const text = mergeTexts(base.text, edited.text, now.text);
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
export function mergeFile(
  config: ContentConfig,
  path: string,
  {base, mine, theirs}: {base: string; mine: string; theirs: string},
): string | undefined {
  if (!pageFile.test(path) && !path.endsWith('.yaml')) {
    return mergeTexts(base, mine, theirs);
  }
  const [old, edited, now] = [base, mine, theirs].map(
    (text) => new ContentFile(path, text, config),
  ) as [ContentFile, ContentFile, ContentFile];
  return mergeChange(old, edited, now)?.contents;
}
