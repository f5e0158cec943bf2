/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ChangeHistory} from './ChangeHistory';

const places = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  spelling: {words: 'words.txt'},
};
let siteDir = '';
let history: ChangeHistory;
const write = (file: string, text: string) => writeFileSync(join(siteDir, file), text);
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const labels = () => history.describe().changes.map(({label}) => label);

/** Changes a file from what it says. */
const change = (file: string, after: string) =>
  history.make({
    label: `${file} says ${after}`,
    texts: [],
    files: [{file, before: read(file), after}],
  });

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  write('content/a.mdx', 'One');
  write('words.txt', 'One');
  history = new ChangeHistory(siteDir, places);
});

it('undoes the last change first, and makes it again', () => {
  change('content/a.mdx', 'Two');
  change('words.txt', 'Two');

  expect(history.step('undo')).toBe('Undone: words.txt says Two');
  expect(read('words.txt')).toBe('One');
  expect(history.describe()).toMatchObject({
    undo: {label: 'content/a.mdx says Two'},
    redo: {label: 'words.txt says Two'},
  });
  history.step('undo');
  expect(read('content/a.mdx')).toBe('One');
  expect(labels()).toEqual([]);

  expect(history.step('redo')).toBe('Redone: content/a.mdx says Two');
  history.step('redo');
  expect(labels()).toEqual(['words.txt says Two', 'content/a.mdx says Two']);
  expect(read('words.txt')).toBe('Two');
});

it('is one history, whoever makes a change, and after the next start', () => {
  change('content/a.mdx', 'Two');
  const other = new ChangeHistory(siteDir, places);
  other.make({
    label: 'Added a word',
    texts: [],
    files: [{file: 'words.txt', before: 'One', after: 'Two'}],
  });

  expect(labels()).toEqual(['Added a word', 'content/a.mdx says Two']);
  expect(history.step('undo')).toBe('Undone: Added a word');
});

it('deletes a file that a change created, and creates it again', () => {
  const files = [{file: 'content/new.mdx', before: undefined, after: 'New'}];
  history.make({label: 'New page', texts: [], files});

  history.step('undo');
  expect(() => read('content/new.mdx')).toThrow();
  history.step('redo');
  expect(read('content/new.mdx')).toBe('New');
});

it('refuses to undo what something else changed since, and then undoes the change before', () => {
  change('words.txt', 'Two');
  change('content/a.mdx', 'Two');
  write('content/a.mdx', 'By hand');

  expect(() => history.step('undo')).toThrow(
    'content/a.mdx was also changed by something else, so nothing was written. This can’t be undone anymore: content/a.mdx says Two',
  );
  expect(read('content/a.mdx')).toBe('By hand');
  expect(labels()).toEqual(['content/a.mdx says Two', 'words.txt says Two']);

  expect(history.step('undo')).toBe('Undone: words.txt says Two');
  expect(() => history.step('undo')).toThrow('There is nothing to undo.');
  expect(history.describe().undo).toBeUndefined();
});

it('leaves out what something else took back', () => {
  change('words.txt', 'Two');
  change('content/a.mdx', 'Two');
  change('content/a.mdx', 'Three');
  write('content/a.mdx', 'One');
  expect(labels()).toEqual(['words.txt says Two']);

  change('content/a.mdx', 'Four');
  expect(labels()).toEqual(['content/a.mdx says Four', 'words.txt says Two']);
});

it('undoes the change before when a folder was deleted', () => {
  mkdirSync(join(siteDir, 'content/team'));
  write('content/team/b.mdx', 'One');
  change('words.txt', 'Two');
  change('content/team/b.mdx', 'Two');
  rmSync(join(siteDir, 'content/team'), {recursive: true});

  expect(() => history.step('undo')).toThrow(
    'content/team/b.mdx was also changed by something else, so nothing was written.',
  );
  expect(history.step('undo')).toBe('Undone: words.txt says Two');
});

it('redoes nothing in a folder that was deleted', () => {
  mkdirSync(join(siteDir, 'content/team'));
  const files = [{file: 'content/team/new.mdx', before: undefined, after: 'New'}];
  history.make({label: 'New page', texts: [], files});
  history.step('undo');
  rmSync(join(siteDir, 'content/team'), {recursive: true});

  expect(() => history.step('redo')).toThrow('This can’t be redone anymore: New page');
  expect(() => history.step('redo')).toThrow('There is nothing to redo.');
});

it('refuses to redo what something else changed since', () => {
  change('content/a.mdx', 'Two');
  history.step('undo');
  write('content/a.mdx', 'By hand');

  expect(() => history.step('redo')).toThrow('This can’t be redone anymore');
  expect(read('content/a.mdx')).toBe('By hand');
  expect(() => history.step('redo')).toThrow('There is nothing to redo.');
});

it('redoes nothing after another change', () => {
  change('content/a.mdx', 'Two');
  history.step('undo');
  change('content/a.mdx', 'Three');

  expect(() => history.step('redo')).toThrow('There is nothing to redo.');
});

it('remembers nothing that wasn’t written', () => {
  const files = [{file: 'content/a.mdx', before: 'Another', after: 'Two'}];

  expect(() => history.make({label: 'No', texts: [], files})).toThrow(
    'was changed in the meantime',
  );
  expect(labels()).toEqual([]);
});

it('starts again when its file is damaged', () => {
  change('content/a.mdx', 'Two');
  write('.docusaurus/changes.json', '{');

  expect(labels()).toEqual([]);
  change('content/a.mdx', 'Three');
  expect(labels()).toEqual(['content/a.mdx says Three']);
});
