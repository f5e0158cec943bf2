/** @jest-environment node */
import {isMadeOfKnownWords} from './wordForms';

const known = new Set(['heat', 'permission', 'review', 'build', 'scatter', 'plot', 'draft']);
const isKnown = (word: string) => isMadeOfKnownWords(word, (part) => known.has(part));

it.each([
  ['preheater', 'a prefix and an ending'],
  ['permissioned', 'an ending'],
  ['permissionless', 'a suffix'],
  ['scatterplot', 'two common words'],
  ['Reviewless', 'a capital letter'],
])('accepts %s: %s', (word) => {
  expect(isKnown(word)).toBe(true);
});

it.each([
  ['permissoned', 'a letter of its stem is missing'],
  ['thatis', 'a space is missing after a short word'],
  ['reveiwed', 'its letters are swapped'],
  ['zorbexing', 'no dictionary has its stem'],
  ['früher', 'it is of another language'],
])("doesn't accept %s: %s", (word) => {
  expect(isKnown(word)).toBe(false);
});
