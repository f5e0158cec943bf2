import {isCommon} from './commonWords';

const MAX_ACRONYM_CHARS = 5;

/** `CISO`, `CISOs`. A longer word in capitals is an ordinary word: `SHIPPING`. */
export const isAcronym = (written: string): boolean =>
  /^\p{Lu}+s?$/u.test(written) && written.replace(/s$/, '').length <= MAX_ACRONYM_CHARS;

/** Whether a capital letter inside a word makes it a name: `SonarQube`, `eBay`. */
export const isBrand = (written: string): boolean => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(written);

/** Whether a capital letter and letters that English lacks make it a foreign name: `Łódź`. */
export const isForeignName = (written: string): boolean =>
  /^\p{Lu}/u.test(written) && /[^\0-\x7F]/.test(written);

const title = /(?<![\p{L}])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Sir)\.? $/u;
const companyForm = /^,? (?:Inc|Ltd|LLC|LLP|GmbH|AG|PLC|Corp|Co|Labs|Group|Technologies)\b/;
const roleOfPerson =
  /^, (?:(?:our|the|a|an|its|their) )?(?:C[A-Z]O|VP|[Cc]o-?founder|[Ff]ounder|[Hh]ead|[Dd]irector|[Ee]ngineer|[Mm]anager|[Pp]resident|[Ll]ead|[Ss]enior|[Cc]hief|\d{2},)\b/;

const action = /^ (?:said|says|wrote|writes|asked|asks|joined|joins|founded|led|leads)\b/;

/** Whether what's around a word says that it's a name: a title, a role or another name. */
export function isSurelyNameAt(text: string, written: string, start: number): boolean {
  if (!/^\p{Lu}/u.test(written)) {
    return false;
  }
  const before = text.slice(Math.max(start - 40, 0), start);
  const after = text.slice(start + written.length, start + written.length + 40);
  const [, previous] = /(?<![.!?:] )(?<![\p{L}])(\p{Lu}\p{L}+) $/u.exec(before) ?? [];
  const [, next] =
    /^ (?:(?:and|&|von|van|de|da|del|di|la|bin|al|der|ten) )*(\p{Lu}\p{L}+)/u.exec(after) ?? [];
  return (
    title.test(before) ||
    companyForm.test(after) ||
    roleOfPerson.test(after) ||
    action.test(after) ||
    [previous, next].some((neighbor) => neighbor !== undefined && !isCommon(neighbor))
  );
}

/** What ends a sentence, a cell or a line, before the marks at the start of the next one. */
const sentenceStart = /(?:^|[.!?:…\0\n|])["“‘([\s*_#>-]*$/;
const sentenceEnd = /[.!?:…\0\n|]/;

/** The sentence around a place, as far as two hundred characters. */
function sentenceAround(text: string, start: number): string {
  const before =
    text
      .slice(Math.max(start - 100, 0), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = text.slice(start, start + 100).split(sentenceEnd)[0] ?? '';
  return before + after;
}

const MIN_TITLE_WORDS = 3;

/** Whether Every Word Is Capitalized, OR SHOUTED, so that capital letters say nothing. */
function isTitleCase(sentence: string, written: string): boolean {
  const words = (sentence.match(/\p{L}{3,}/gu) ?? []).filter((word) => word !== written);
  if (/^\p{Lu}+$/u.test(written)) {
    return !words.some((word) => /\p{Ll}/u.test(word));
  }
  const titleWords = words.filter((word) => /^\p{Lu}/u.test(word) && isCommon(word));
  return words.length + 1 >= MIN_TITLE_WORDS && titleWords.length > words.length * 0.6;
}

/** Whether a word with a capital letter looks like a name in a place. */
export function isNameAt(text: string, written: string, start: number): boolean {
  if (!/^\p{Lu}/u.test(written) || isTitleCase(sentenceAround(text, start), written)) {
    return false;
  }
  if (!sentenceStart.test(text.slice(Math.max(start - 20, 0), start))) {
    return true;
  }
  // At the start of a sentence, before another name: Andrej Karpathy.
  const end = start + written.length;
  const [, next] = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 40)) ?? [];
  return next !== undefined && !isCommon(next);
}
