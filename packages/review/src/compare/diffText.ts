import {diffWordsWithSpace} from 'diff';

/** A run of words that is in both versions of a text, or only in one. */
export type Run = {kind: 'same' | 'added' | 'removed'; text: string};

/** From this share of common characters on, a text is another version of the one that it replaces. */
const minVersionSimilarity = 0.4;

/**
 * The words that were added and removed between two versions of a text.
 *
 * @returns undefined if the texts have little in common
 */
export function diffText(before: string, after: string): Run[] | undefined {
  const runs = diffWordsWithSpace(before, after).map(({added, removed, value}): Run => {
    const kind = added ? 'added' : 'same';
    return {kind: removed ? 'removed' : kind, text: value};
  });
  const sameChars = runs
    .filter(({kind}) => kind === 'same')
    .reduce((sum, {text}) => sum + text.length, 0);
  return 2 * sameChars >= minVersionSimilarity * (before.length + after.length) ? runs : undefined;
}

/** The words that differ between two texts: the same for the same edit in several texts. */
export function differingWords(before: string, after: string): string {
  const runs = diffText(before, after)?.filter(({kind}) => kind !== 'same');
  return JSON.stringify(runs ?? [before, after]);
}
