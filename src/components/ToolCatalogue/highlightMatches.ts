/** More marks slow down the page, and help no one. */
const maxMarks = 1000;

/** Where each of the words occurs in a text, ignoring case. */
export function occurrencesOf(words: readonly string[], text: string): [number, number][] {
  const lowerCase = text.toLowerCase();
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = lowerCase.indexOf(word); at >= 0; at = lowerCase.indexOf(word, at + 1)) {
      found.push([at, at + word.length]);
    }
    return found;
  });
}

/**
 * Marks words in the texts of elements as the highlight `match`, without changing the HTML. Browsers
 * that don't support it show no marks.
 *
 * @param words in lower case
 */
export function highlightMatches(elements: readonly Element[], words: readonly string[]): void {
  if (typeof Highlight === 'function') {
    const match = new Highlight();
    for (const {firstChild: text} of elements) {
      if (match.size > maxMarks) {
        break;
      }
      for (const [startOffset, endOffset] of occurrencesOf(words, text?.nodeValue ?? '')) {
        match.add(
          new StaticRange({
            startContainer: text as Node,
            startOffset,
            endContainer: text as Node,
            endOffset,
          }),
        );
      }
    }
    CSS.highlights.set('match', match);
  }
}
