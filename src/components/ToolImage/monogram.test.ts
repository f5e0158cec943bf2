/** @jest-environment node */
import {monogram} from './monogram';

it.each([
  ['Cursor', 'Cu'],
  ['GitHub Copilot', 'GC'],
  ['Figma Make', 'FM'],
  ['Visual Studio Code', 'VS'],
  ['v0', 'v0'],
  ['bolt.new', 'BN'],
  ['gpt-engineer', 'GE'],
  ['C', 'C'],
])('shortens %s to %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
