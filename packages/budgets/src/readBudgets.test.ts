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

it.each([
  ['a missing budget', everyPage, 'everyScript'],
  ['a mistyped field', `${everyPage}\neveryScript: 2\npage: {}`, 'page'],
])('rejects %s', (_, text, name) => {
  expect(() => read(text)).toThrow(new RegExp(`budgets\\.yaml can't be used:[^]*${name}`));
});

it('says which file is missing', () => {
  expect(() => readBudgets(join(folder, 'other.yaml'))).toThrow(/other\.yaml is missing/);
});
