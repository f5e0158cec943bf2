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
])('marks the words in %i elements %i times', (count, marks) => {
  const highlights = new Map<string, Set<StaticRange>>();
  Object.assign(globalThis, {Highlight: Set, CSS: {highlights}});
  const elements = Array.from({length: count}, () => document.createElement('p'));
  for (const element of elements) {
    element.textContent = 'An agent, agent or agent';
  }

  highlightMatches(elements, ['agent']);

  expect(highlights.get('match')?.size).toBe(marks);
});
