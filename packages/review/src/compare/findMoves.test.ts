import {findMoves} from './findMoves';

it('finds nothing where the order is the same, whatever came and went', () => {
  expect(findMoves(['a', 'b', 'c'], ['a', 'new', 'c'])).toEqual([]);
});

it('names what moved, and what it stands before now', () => {
  expect(findMoves(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual([
    {moved: 'd', before: 'a'},
  ]);
});

it('tells what is last now', () => {
  expect(findMoves(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual([{moved: 'a'}]);
});

it('of two that change places, names the one that came forward', () => {
  expect(findMoves(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual([{moved: 'b', before: 'a'}]);
  expect(findMoves(['a', 'b'], ['b', 'a'])).toEqual([{moved: 'b', before: 'a'}]);
});
