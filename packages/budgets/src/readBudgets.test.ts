/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readBudgets} from './readBudgets';

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
const file = join(folder, 'budgets.yaml');

const read = (text: string) => {
  writeFileSync(file, text);
  return readBudgets(file);
};

const everyPage = 'everyPage: {html: 1, css: 2, js: 3, total: 6}';

it('needs no exceptions', () => {
  expect(read(`${everyPage}\neveryScript: 2`)).toEqual({
    everyPage: {html: 1, css: 2, js: 3, total: 6},
    pages: {},
    everyScript: 2,
    scripts: {},
  });
});

it.each([
  ['a missing budget', everyPage, 'everyScript'],
  ['a mistyped field', `${everyPage}\neveryScript: 2\npage: {}`, 'page'],
  ['a mistyped kind', 'everyPage: {html: 1, css: 2, javascript: 3, total: 6}', 'javascript'],
  ['a number with a unit', `${everyPage}\neveryScript: 2kB`, 'everyScript'],
])('rejects %s', (_, text, name) => {
  expect(() => read(text)).toThrow(new RegExp(`budgets\\.yaml can't be used:[^]*${name}`));
});
