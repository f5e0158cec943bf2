/** @jest-environment node */
import {changedLines, mergeContents} from './mergeContents';

const base = 'One\r\nTwo\r\nThree\r\nFour';

it('applies the changes of both sides, line endings included', () => {
  const mine = '\uFEFFZero\r\nOne\r\nTwo\r\nThree\r\nFour';
  const theirs = 'One\r\nTwo\r\nThree\r\nFive\n';

  expect(mergeContents(base, mine, theirs)).toEqual({
    merged: '\uFEFFZero\r\nOne\r\nTwo\r\nThree\r\nFive\n',
  });
});

it('restores contents exactly', () => {
  expect(mergeContents('new', 'new', base)).toEqual({merged: base});
  expect(mergeContents(base, 'mine', base)).toEqual({merged: 'mine'});
  expect(mergeContents('created', 'created', undefined)).toEqual({merged: undefined});
});

it('shows the lines that both sides changed', () => {
  const mine = base.replace('Two', '2');
  const theirs = base.replace('Two', 'II').replace('Four', 'IV');

  expect(mergeContents(base, mine, theirs)).toEqual({mine: '2\r\n', theirs: 'II\r\n'});
  expect(mergeContents(base, undefined, theirs)).toEqual({mine: '', theirs});
});

it('merges changes of lines next to each other, unless lines were added or deleted there', () => {
  expect(mergeContents('a\nb\nc\n', 'A\nb\nc\n', 'a\nB\nc\n')).toEqual({merged: 'A\nB\nc\n'});
  expect(mergeContents('a\nb\nc\n', 'A\nb\nc\n', 'a\nb, b\nB\nc\n')).toEqual({
    mine: 'A\nb\n',
    theirs: 'a\nb, b\nB\n',
  });
});

it('applies the same change only once', () => {
  expect(mergeContents('a\nb\nc\nd\n', 'x\nb\nc\nd\n', 'x\nb\nc\ny\n')).toEqual({
    merged: 'x\nb\nc\ny\n',
  });
});

it('finds the lines that are different', () => {
  expect(changedLines('a\nb\nc\nd\n', 'a\nB\nc\nd\ne')).toEqual({before: 'b\n', after: 'B\ne'});
});
