/** @jest-environment node */
import {comparedIds} from './comparedIds';

const known = ['v0', 'cursor', 'kiro', 'cline', 'codex', 'devin'];

it.each([
  ['', [], []],
  [',,', [], []],
  ['cursor,kiro', ['cursor', 'kiro'], []],
  [' cursor , kiro,cursor', ['cursor', 'kiro'], []],
  ['cursor,nope', ['cursor'], ['nope']],
  ['nope,Cursor', ['cursor'], ['nope']],
  ['CURSOR, Kiro ', ['cursor', 'kiro'], []],
  ['a,b,c,d,e,f', [], ['a', 'b', 'c', 'd']],
  ['v0,cursor,kiro,nope,cline,codex', ['v0', 'cursor', 'kiro', 'cline'], ['nope', 'codex']],
])('reads "%s"', (compare, ids, rest) => {
  expect(comparedIds(compare, known)).toEqual({ids, rest});
});
