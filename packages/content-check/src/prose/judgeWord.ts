import type {Diagnostic} from '../Diagnostic';
import {isNearCommonWord} from './commonWords';
import {asInDictionary} from './findWords';
import type {WordPlace} from './findWords';
import {correctionsOf} from './misspellings';
import {isAcronym, isBrand, isForeignName} from './nameWords';
import {isNearTerm, suggest} from './suggestWords';
import type {Dictionary, Suggestions} from './suggestWords';
import {isMadeOfKnownWords} from './wordForms';

/** A word that's written this often is meant that way. */
const MIN_MEANT_PLACES = 3;
/** A name that's written this often is meant that way. */
const MIN_NAME_PLACES = 2;

/** Shorter parts of a compound are often coined: `vibe-a-thon`. */
const MIN_PART_CHARS = 5;

type Context = {
  places: ReadonlyMap<string, readonly WordPlace[]>;
  dictionaries: {all: Dictionary; terms: Dictionary};
  /** Whether to report names that nothing speaks against, too. */
  everyName: boolean;
};

const isRepeated = (found: string, own: readonly WordPlace[]): boolean =>
  /^\p{Lu}/u.test(found) && own.length >= MIN_NAME_PLACES;

/** At the start of a sentence, a word close to a common one needs two reasons to be a name. */
function isSurely(found: string, own: readonly WordPlace[]): boolean {
  const reasons = [isRepeated(found, own), own.some(({isSurelyName}) => isSurelyName())];
  return isNearCommonWord(found) ? !reasons.includes(false) : reasons.includes(true);
}

/** Whether a word looks like a name in one place, and in none like another word. */
function looksLikeName(found: string, {places}: Pick<Context, 'places'>): boolean {
  const own = places.get(found) ?? [];
  return (
    isAcronym(found) ||
    isBrand(found) ||
    (!places.has(found.toLowerCase()) && (own.some(({isName}) => isName()) || isSurely(found, own)))
  );
}

/** Whether nothing suggests that a name is misspelled. */
function isPlausibleName(found: string, {places, dictionaries}: Context): boolean {
  const own = places.get(found) ?? [];
  return (
    isForeignName(found) ||
    isRepeated(found, own) ||
    own.some(({isSurelyName}) => isSurelyName()) ||
    !isNearTerm(asInDictionary(found), dictionaries.terms)
  );
}

export type Verdict = Suggestions & Pick<Diagnostic, 'severity'>;

/** How serious an unknown word is, and what it may mean; undefined when it's probably right. */
export function judgeWord(found: string, context: Context): Verdict | undefined {
  const {places, dictionaries, everyName} = context;
  const written = asInDictionary(found);
  const own = places.get(found) ?? [];
  const isMisspelling = correctionsOf(written).length > 0;
  const isName = isForeignName(found) || looksLikeName(found, context);
  if (isName && !everyName && !isMisspelling && isPlausibleName(found, context)) {
    return undefined;
  }
  if (
    !isName &&
    !isMisspelling &&
    isMadeOfKnownWords(written, (word) => dictionaries.all.has(word))
  ) {
    return undefined;
  }
  const suggestions = suggest(written, dictionaries.all);
  const isPart = own.every((place) => place.isPart);
  const isCoined = isPart && (!suggestions.isLikely || written.length < MIN_PART_CHARS);
  if (isCoined && !isMisspelling) {
    return undefined;
  }
  const isMeant = isPart || isName || own.length >= MIN_MEANT_PLACES;
  const isError = suggestions.isLikely && (isMisspelling ? !isName : !isMeant);
  return {...suggestions, severity: isError ? 'error' : 'warning'};
}
