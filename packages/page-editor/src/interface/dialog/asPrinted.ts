/** What stays as it was typed: code, tags, expressions, and the addresses of links. */
const literal =
  /`[^`]*`|<[^>]*>|\{[^}]*\}|\]\([^)]*\)|\[[^\]]*\]:\s*\S+|\b[a-z][a-z+.-]*:\/\/\S+|(?<!\S)\/\S+/gi;

/** An apostrophe inside a word, and the hyphen of a range of prices. */
const typewritten = /(?<=[\p{L}\d])'(?=\p{L})|(?<=[$€£]\d[\d.,]*)-(?=[$€£]?\d)/gu;

/** How many characters two texts share at their start. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.charAt(length) === b.charAt(length)) {
    length += 1;
  }
  return length;
}

/**
 * Apostrophes and ranges of prices as a book prints them, in what was typed. All else stays.
 *
 * @param before the text before the edit
 * @param after the text with what was typed
 */
export function asPrinted(before: string, after: string): string {
  const start = sharedStart(before, after);
  const reversed = (text: string) => Array.from(text.slice(start)).reverse().join('');
  const end = after.length - sharedStart(reversed(before), reversed(after));
  const kept = Array.from(after.matchAll(literal), ({index, 0: {length}}) => [
    index,
    index + length,
  ]);
  return after.replace(typewritten, (character, index: number) => {
    const isTyped = index >= start && index < end;
    const isLiteral = kept.some(([from = 0, to = 0]) => index >= from && index < to);
    if (!isTyped || isLiteral) {
      return character;
    }
    return character === '-' ? '–' : '’';
  });
}
