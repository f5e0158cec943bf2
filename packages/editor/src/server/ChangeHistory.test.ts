/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {config as siteConfig} from '../source-map/__fixtures__/config';
import {ChangeHistory} from './ChangeHistory';

const config = {...siteConfig, spelling: {config: '', words: 'words.txt'}};
const page = (...paragraphs: string[]) => `# Title\n\n${paragraphs.join('\n\n')}\n`;
let siteDir = '';
let history: ChangeHistory;
const write = (file: string, text: string) => writeFileSync(join(siteDir, file), text);
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');

/** Changes a file from what it says. */
const change = (file: string, after: string, label = `${file} says ${after}`) =>
  history.make({label, files: [{file, before: read(file), after}]});

const create = (file: string) =>
  history.make({label: 'New page', files: [{file, before: undefined, after: 'New'}]});

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  write('content/a.mdx', 'One');
  write('words.txt', 'One');
  history = new ChangeHistory(siteDir, config);
});

it('undoes the last change first, whoever made it and after a crash, and makes it again', () => {
  change('content/a.mdx', 'Two');
  const files = [{file: 'words.txt', before: 'One', after: 'Two'}];
  new ChangeHistory(siteDir, config).make({label: 'Added a word', files});

  expect(history.step('undo')).toBe('Undone: Added a word');
  expect(read('words.txt')).toBe('One');
  expect(history.describe()).toEqual({undo: 'content/a.mdx says Two', redo: 'Added a word'});
  history.step('undo');
  expect(read('content/a.mdx')).toBe('One');
  expect(history.describe()).toEqual({redo: 'content/a.mdx says Two'});

  expect(history.step('redo')).toBe('Redone: content/a.mdx says Two');
  change('content/a.mdx', 'Three');
  expect(() => history.step('redo')).toThrow('There is nothing to redo.');
});

it('deletes a file that a change created, and creates it again', () => {
  create('content/new.mdx');

  history.step('undo');
  expect(() => read('content/new.mdx')).toThrow();
  history.step('redo');
  expect(read('content/new.mdx')).toBe('New');
});

it('keeps what something else changed in the same file since', () => {
  write('content/a.mdx', page('One.', 'Second.'));
  change('content/a.mdx', page('Two.', 'Second.'), 'Changed');
  write('content/a.mdx', page('Two.', 'By hand.'));
  expect(history.step('undo')).toBe('Undone: Changed');
  expect(read('content/a.mdx')).toBe(page('One.', 'By hand.'));
  write('content/a.mdx', page('One.', 'By hand.', 'More.'));
  expect(history.step('redo')).toBe('Redone: Changed');
  expect(read('content/a.mdx')).toBe(page('Two.', 'By hand.', 'More.'));

  write('words.txt', 'a\nz\n');
  change('words.txt', 'a\nm\nz\n');
  write('words.txt', 'a\nm\nz\nzz\n');
  history.step('undo');
  expect(read('words.txt')).toBe('a\nz\nzz\n');

  change('words.txt', 'b\n');
  write('words.txt', 'a\nz\nzz\n');
  expect(history.step('undo')).toMatch(/^Undone: /);
});

it('refuses to undo and redo lines that something else changed, and goes on with the others', () => {
  change('words.txt', 'Two');
  change('content/a.mdx', 'Two');
  write('content/a.mdx', 'By hand');

  expect(() => history.step('undo')).toThrow(
    'Something else changed the same lines of content/a.mdx, so nothing was written. This can’t be undone anymore: content/a.mdx says Two',
  );
  expect(read('content/a.mdx')).toBe('By hand');
  expect(history.step('undo')).toBe('Undone: words.txt says Two');
  expect(() => history.step('undo')).toThrow('There is nothing to undo.');

  write('words.txt', 'By hand');
  expect(() => history.step('redo')).toThrow('This can’t be redone anymore');
  expect(() => history.step('redo')).toThrow('There is nothing to redo.');
});

it('undoes and redoes nothing in a folder that was deleted', () => {
  mkdirSync(join(siteDir, 'content/team'));
  change('words.txt', 'Two');
  create('content/team/new.mdx');
  rmSync(join(siteDir, 'content/team'), {recursive: true});

  expect(() => history.step('undo')).toThrow('This can’t be undone anymore: New page');
  expect(history.step('undo')).toBe('Undone: words.txt says Two');
});

it('remembers nothing that wasn’t written, or when its file is damaged', () => {
  const files = [{file: 'content/a.mdx', before: 'Another', after: 'Two'}];
  expect(() => history.make({label: 'No', files})).toThrow('was changed in the meantime');
  expect(history.describe()).toEqual({});

  change('content/a.mdx', 'Two');
  write('.docusaurus/changes.json', '{');
  expect(history.describe()).toEqual({});
  change('content/a.mdx', 'Three');
  expect(history.describe()).toEqual({undo: 'content/a.mdx says Three'});
});
