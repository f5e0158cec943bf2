/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ChangeLog} from './ChangeLog';

const siteDir = mkdtempSync(join(tmpdir(), 'changes-'));
const page = join(siteDir, 'content/page.mdx');
const change = (before: string, after: string) => ({file: 'content/page.mdx', before, after});
let log: ChangeLog;

beforeEach(() => {
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  writeFileSync(page, 'Three');
  log = new ChangeLog(siteDir, {
    contentFolder: 'content',
    recordsFolder: 'content/data',
    spelling: {words: 'words.txt', names: 'names.txt'},
  });
  log.add('First', [change('One', 'Two')]);
  log.add('Second', [change('Two', 'Three')]);
});
afterAll(() => rmSync(siteDir, {recursive: true}));

it('undoes changes, the last one in a file first', () => {
  expect(() => log.undo(1)).toThrow('Undo this later change to the same file first: Second');
  expect(readFileSync(page, 'utf8')).toBe('Three');

  expect(log.undo(2)).toBe('Undone: Second');
  expect(log.changes).toEqual([{id: 1, label: 'First'}]);
  log.undo(1);
  expect(readFileSync(page, 'utf8')).toBe('One');
  expect(() => log.undo(1)).toThrow('undone already');
});

it('never overwrites what an editor wrote since', () => {
  writeFileSync(page, 'Three, edited');

  expect(() => log.undo(2)).toThrow('content/page.mdx was changed in the meantime');
  expect(readFileSync(page, 'utf8')).toBe('Three, edited');
  expect(log.changes).toHaveLength(2);
});
