import {diffWordsWithSpace} from 'diff';

/** A run of words that is in both versions of a text, or only in one. */
export type Run = {kind: 'same' | 'added' | 'removed'; text: string};

/**
 * From these shares of common characters on, a text is another version of the one that it replaces, and
 * is easier to read with its words marked than after the old one.
 */
export const minSimilarity = {version: 0.4, marked: 0.6} as const;

/**
 * The words that were added and removed between two versions of a text.
 *
 * @returns undefined if the texts have little in common
 */
export function diffText(
  before: string,
  after: string,
  similarity: number = minSimilarity.version,
): Run[] | undefined {
  const runs = diffWordsWithSpace(before, after).map(({added, removed, value}): Run => {
    const kind = added ? 'added' : 'same';
    return {kind: removed ? 'removed' : kind, text: value};
  });
  const sameChars = runs
    .filter(({kind}) => kind === 'same')
    .reduce((sum, {text}) => sum + text.length, 0);
  return 2 * sameChars >= similarity * (before.length + after.length) ? runs : undefined;
}
