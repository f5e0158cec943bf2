/** More marks slow down the page, and help no one. */
const maxMarks = 1000;

/** What the search looks at in a card: the name, the category and the description. */
export const searchedIn = (card: Element): Element[] => Array.from(card.querySelectorAll('h3, p'));

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
 * Marks words in the texts of cards as the highlight `match`, without changing the HTML. Browsers that
 * don't support it show no marks.
 *
 * @param words in lower case
 */
export function highlightMatches(cards: readonly Element[], words: readonly string[]): void {
  if (typeof Highlight === 'function') {
    const match = new Highlight();
    for (const card of words.length > 0 ? cards : []) {
      if (match.size > maxMarks) {
        break;
      }
      for (const {firstChild: text} of searchedIn(card)) {
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
    }
    CSS.highlights.set('match', match);
  }
}
