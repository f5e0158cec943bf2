/** @jest-environment node */
import {choicesOf} from './choices';

const source = 'Save coinz,<br>but then then go. \n';
const replacementsOf = (start: number, end: number, text: string) =>
  choicesOf(
    {
      file: 'a',
      line: 1,
      column: 1,
      severity: 'error',
      message: '',
      fix: {start, end, text},
      suggestions: [{start, end, text}],
    },
    source,
  );

it.each([
  ['the word', 5, 10, 'coins', 'coins'],
  ['the whole word when something is added to it', 14, 15, ' />', 'coinz,<br />but'],
  ['what is left when a word is deleted', 23, 28, '', 'then'],
  ['what is left when spaces are deleted', 32, 33, '', 'go.'],
  ['the start of a long text', 0, 4, 'a'.repeat(50), `${'a'.repeat(39)}…`],
])('offers %s', (_what, start, end, text, replacement) => {
  expect(replacementsOf(start, end, text)).toEqual([
    {replacement, text},
    {replacement, text},
  ]);
});
