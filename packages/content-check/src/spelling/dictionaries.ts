import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type * as Cspell from 'cspell-lib';
import {loadCspell} from './cspell.cjs';

export type Dictionary = Awaited<ReturnType<typeof Cspell.getDictionary>>;

/** Shorter words are usually abbreviations, unless the configuration says otherwise. */
const MIN_WORD_CHARS = 3;

/** Larger dictionaries are languages, or the names of people. */
const MAX_TERMS = 20_000;

/** An ending that a right word can have: `teams'`, `POCs`, `don'ts`. */
const ending = /(?:(?<=s)'|(?<=^[A-Z]{2,})s|(?<=n't)s)$/;

export type Dictionaries = {
  minWordChars: number;
  /** The words that are in no dictionary. */
  findUnknown: (words: Iterable<string>) => Promise<ReadonlySet<string>>;
  /** All dictionaries in one, for suggestions. */
  loadAll: () => Promise<Dictionary>;
  /** The small dictionaries in one: terms, and the site's words, but no language. */
  loadTerms: () => Promise<Dictionary>;
};

/**
 * @param configFile a configuration of cspell, whose own word lists aren't used: cspell would keep
 *   them in memory, and not notice a new word
 * @param words that are right although the dictionaries lack them
 */
export async function loadDictionaries(
  configFile: string,
  words: readonly string[],
): Promise<Dictionaries> {
  const cspell = await loadCspell();
  const [bundled, own] = await Promise.all([
    cspell.getDefaultBundledSettingsAsync(),
    cspell.loadConfig(configFile),
  ]);
  const {dictionaries = [], dictionaryDefinitions = [], minWordLength = MIN_WORD_CHARS} = own;
  // The site's own lists; the others come from packages.
  const isList = ({path = ''}: {path?: string}) => !/[\\/]node_modules[\\/]/.test(path);
  const lists = dictionaryDefinitions.filter(isList).map(({name}) => name);
  const names = dictionaries.filter((name) => !lists.includes(name));
  const settings = cspell.mergeSettings(bundled, {
    language: own.language,
    words: [...words],
    dictionaryDefinitions: dictionaryDefinitions.filter((definition) => !isList(definition)),
  });
  const load = (chosen: readonly string[]) =>
    cspell.getDictionary(
      cspell.finalizeSettings({...settings, dictionaries: [...chosen], languageSettings: []}),
    );

  return {
    minWordChars: minWordLength,
    loadAll: () => load(names),
    async loadTerms() {
      const sizes = await Promise.all(names.map(async (name) => (await load([name])).size));
      return load(names.filter((_name, index) => (sizes[index] ?? 0) <= MAX_TERMS));
    },
    // Most words are in the first dictionaries, and loading one takes up to half a second.
    async findUnknown(all) {
      let unknown = new Set(all);
      for (const name of names) {
        if (unknown.size > 0) {
          const dictionary = await load([name]);
          const isKnown = (word: string) =>
            dictionary.has(word) || dictionary.has(word.replace(ending, ''));
          unknown = new Set(Array.from(unknown).filter((word) => !isKnown(word)));
        }
      }
      return unknown;
    },
  };
}

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
