/** @jest-environment node */
import {firstDifference, firstMissing, splitWords} from './words';

it('splits a text into words, ignoring case and zero-width marks', () => {
  expect(splitWords('  Why\u200b now?\n\nTwo\tteams ')).toEqual(['why', 'now?', 'two', 'teams']);
});

it('finds no difference between equal texts', () => {
  expect(firstDifference(['a', 'b'], ['a', 'b'])).toBeUndefined();
});

it.each([
  ['another word', 'one two three four five six', 'one two three four FIVE six'],
  ['another order', 'a b c', 'a c b'],
])('finds %s', (_what, ours, theirs) => {
  expect(firstDifference(ours.split(' '), theirs.split(' '))).toBe(
    `ours "… ${ours} …", theirs "… ${theirs} …"`,
  );
});

it('shows four words on either side of a difference', () => {
  const ours = Array.from({length: 20}, (_, index) => String(index));

  expect(firstDifference(ours, ours.with(10, 'ten'))).toBe(
    'ours "… 6 7 8 9 10 11 12 13 14 …", theirs "… 6 7 8 9 ten 11 12 13 14 …"',
  );
});

it.each([
  [['a', 'b'], ['a']],
  [['a'], ['a', 'b']],
])('finds a word at the end that only one has: %j and %j', (ours, theirs) => {
  expect(firstDifference(ours, theirs)).toBe(
    `ours "… ${ours.join(' ')} …", theirs "… ${theirs.join(' ')} …"`,
  );
});

it('accepts more words in another order where only missing ones count', () => {
  expect(firstMissing(['a', 'b'], ['menu', 'b', 'a'])).toBeUndefined();
});

it.each([
  [['a', 'b'], ['a'], 'b'],
  [['a', 'a'], ['a', 'c'], 'a'],
])('finds the word of %j that is missing in %j', (ours, theirs, word) => {
  expect(firstMissing(ours, theirs)).toBe(`"${word}" is missing`);
});
