import {highlightMatches, occurrencesOf} from './highlightMatches';

it.each<[string[], string, [number, number][]]>([
  [
    ['agent'],
    'An Agent for agents',
    [
      [3, 8],
      [13, 18],
    ],
  ],
  [
    ['an', 'agent'],
    'An Agent',
    [
      [0, 2],
      [3, 8],
    ],
  ],
  [
    ['aa'],
    'aaa',
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [['.*'], 'agent', []],
  [[], 'agent', []],
])('finds %j in "%s"', (words, text, expected) => {
  expect(occurrencesOf(words, text)).toEqual(expected);
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
