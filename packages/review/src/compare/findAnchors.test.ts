/** @jest-environment node */
import {findAnchors} from './findAnchors';

/** Both lists are words; the anchors are the words that were found. */
const anchorsOf = (before: string, after: string) => {
  const [old, current] = [before.split(' '), after.split(' ')];
  return findAnchors(old, current).map((anchor) => {
    expect(old[anchor.before]).toBe(current[anchor.after]);
    return old[anchor.before];
  });
};

it.each([
  ['what is the same', 'a b c', 'a b c', ['a', 'b', 'c']],
  ['what surrounds something new', 'a b', 'a new b', ['a', 'b']],
  ['nothing that is repeated in either list', 'a b b c', 'a b c c', ['a']],
  ['the longest part when something moved to the end', 'm n a b c', 'a b c m n', ['a', 'b', 'c']],
  ['the longest part when something moved to the start', 'a b c m', 'm a b c', ['a', 'b', 'c']],
  ['nothing when the lists have nothing in common', 'a b', 'c d', []],
])('finds %s', (_what, before, after, expected) => {
  expect(anchorsOf(before, after)).toEqual(expected);
});
