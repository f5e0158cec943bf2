import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isCommon, rankOf} from './commonWords';

type WordList = {dictionaryDefinitions: {flagWords?: string[]; suggestWords?: string[]}[]};

let corrections: ReadonlyMap<string, string> | undefined;

/** Loaded on first use: the list has ninety thousand entries such as `recieve->receive`. */
function loadCorrections(): ReadonlyMap<string, string> {
  const folder = dirname(require.resolve('@cspell/dict-en-common-misspellings'));
  const file = join(folder, 'dict/dict-en.json');
  const {dictionaryDefinitions} = JSON.parse(readFileSync(file, 'utf8')) as WordList;
  return new Map(
    dictionaryDefinitions
      .flatMap(({flagWords = [], suggestWords = []}) => [...flagWords, ...suggestWords])
      .map((entry): [string, string] => {
        const arrow = entry.indexOf('->');
        return [entry.slice(0, arrow), entry.slice(arrow + 2)];
      }),
  );
}

/** What a common misspelling stands for, the most likely first; empty for other words. */
export function correctionsOf(written: string): string[] {
  corrections ??= loadCorrections();
  const found = corrections.get(written.toLowerCase());
  return found === undefined ? [] : found.split(', ');
}

/** A word that's used this often isn't a misspelling, even if it's also one of another word. */
const MAX_USUAL_RANK = 30_000;

/**
 * Whether a word is a common misspelling of one common word, although dictionaries have it as a
 * rare word or, with a capital letter, as a rare name: `builded`, `Wehn`.
 */
export function isAcceptedMisspelling(written: string): boolean {
  const isLongEnough = /^(?:[a-z]{5,}|[A-Z][a-z]{3,})$/.test(written);
  const [meant = '', ...others] = isLongEnough ? correctionsOf(written) : [];
  return others.length === 0 && isCommon(meant) && rankOf(written) > MAX_USUAL_RANK;
}
