/** @jest-environment node */
import {findMoves} from './findMoves';

it('ignores added and removed entries', () => {
  expect(findMoves(['a', 'b', 'c'], ['a', 'new', 'c'])).toEqual([]);
});

it('names the moved entry and the one after it', () => {
  expect(findMoves(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual([
    {moved: 'd', before: 'a'},
  ]);
});

it('finds an entry that moved to the end', () => {
  expect(findMoves(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual([{moved: 'a'}]);
});

it('names only the entry that moved forward when two trade places', () => {
  expect(findMoves(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual([{moved: 'b', before: 'a'}]);
  expect(findMoves(['a', 'b'], ['b', 'a'])).toEqual([{moved: 'b', before: 'a'}]);
});
