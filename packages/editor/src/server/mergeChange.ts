import {pageFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {mergeVersions} from '@sitekit/review/git';
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
function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const [own, old, others] = [mine, base, theirs].map((text) => linesOf(text).join(divider)) as [
    string,
    string,
    string,
  ];
  return mergeVersions(own, old, others)?.replaceAll(divider, '');
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
