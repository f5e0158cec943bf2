import type * as Cspell from 'cspell-lib';
import {loadCspell} from './cspell.cjs';

export type Dictionary = Awaited<ReturnType<typeof Cspell.getDictionary>>;

/** An ending that a right word can have: `teams'`, `POCs`, `don'ts`. */
const ending = /(?:(?<=s)'|(?<=^[A-Z]{2,9})s|(?<=n't)s)$/;

type Dictionaries = {
  /** The words that are in no dictionary. */
  findUnknown: (words: Iterable<string>) => Promise<ReadonlySet<string>>;
  /** All dictionaries and cspell's list of common misspellings in one, for suggestions. */
  loadAll: () => Promise<Dictionary>;
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
  const bundled = await cspell.getDefaultBundledSettingsAsync();
  const {
    language,
    dictionaries = [],
    dictionaryDefinitions = [],
  } = await cspell.loadConfig(configFile);
  // The site's own lists; the others come from packages.
  const isList = ({path = ''}: {path?: string}) => !/[\\/]node_modules[\\/]/.test(path);
  const lists = dictionaryDefinitions.filter(isList).map(({name}) => name);
  const names = dictionaries.filter((name) => !lists.includes(name));
  const settings = cspell.mergeSettings(bundled, {
    language,
    words: [...words],
    dictionaryDefinitions: dictionaryDefinitions.filter((definition) => !isList(definition)),
  });
  const load = (...chosen: string[]) =>
    cspell.getDictionary(
      cspell.finalizeSettings({...settings, dictionaries: chosen, languageSettings: []}),
    );

  return {
    loadAll: () => load(...names, 'en-common-misspellings'),
    // Most words are in the first dictionaries, and loading one takes up to half a second.
    async findUnknown(all) {
      let unknown = Array.from(all);
      for (const name of names) {
        if (unknown.length > 0) {
          const dictionary = await load(name);
          unknown = unknown.filter(
            (word) => !dictionary.has(word) && !dictionary.has(word.replace(ending, '')),
          );
        }
      }
      return new Set(unknown);
    },
  };
}
