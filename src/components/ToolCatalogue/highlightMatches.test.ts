import {highlightMatches, occurrencesOf} from './highlightMatches';

it.each<[string[], string, string[]]>([
  [['agent'], 'An Agent for agents', ['Agent', 'agent']],
  [['an', 'agent'], 'An Agent', ['An', 'Agent']],
  [['aa'], 'aaa', ['aa', 'aa']],
  [['.*'], 'agent', []],
  [[], 'agent', []],
])('finds %j in "%s"', (words, text, expected) => {
  const found = occurrencesOf(words, text).map(([start, end]) => text.slice(start, end));

  expect(found).toEqual(expected);
});

it.each([
  [2, 6],
  [2000, 1002],
])('marks the words in %i cards %i times', (count, marks) => {
  const highlights = new Map<string, Set<StaticRange>>();
  Object.assign(globalThis, {Highlight: Set, CSS: {highlights}});
  const cards = Array.from({length: count}, () => document.createElement('li'));
  for (const card of cards) {
    card.innerHTML = '<h3>An agent</h3><p>agent or agent</p><a>agent</a>';
  }

  highlightMatches(cards, ['agent']);

  expect(highlights.get('match')?.size).toBe(marks);
});
