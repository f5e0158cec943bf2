import {occurrencesOf} from './highlightMatches';

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
