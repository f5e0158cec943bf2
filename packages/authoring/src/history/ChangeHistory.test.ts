/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeChanges} from '@sitekit/content-check';
import {ChangeHistory} from './ChangeHistory';

const places = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  spelling: {words: 'words.txt', names: 'names.txt'},
};
const original = '\uFEFFOne\r\n\r\nTwo\r\n\r\nThree';
let siteDir = '';
let history: ChangeHistory;

const open = () =>
  new ChangeHistory({siteDir, places, storeFile: join(siteDir, '.docusaurus/a/history.json')});
const read = (file = 'page.mdx') => readFileSync(join(siteDir, 'content', file), 'utf8');
const write = (text: string) => writeFileSync(join(siteDir, 'content/page.mdx'), text);
const labels = () => history.changes.map(({label}) => label);

function change(label: string, from: string, to: string): void {
  const before = read();
  const changes = [{file: 'content/page.mdx', before, after: before.replace(from, to)}];
  writeChanges(siteDir, places, changes);
  history.add(label, changes);
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  write(original);
  history = open();
  change('First', 'One', '1');
  change('Second', 'Three', '3');
});

it('undoes and redoes changes in order, and restores the file exactly', () => {
  const changed = read();
  expect([history.undo(), history.undo()]).toEqual(['Undone: Second', 'Undone: First']);
  expect(read()).toBe(original);
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
  expect(() => history.undo()).toThrow('nothing to undo');

  expect([history.redo(), history.redo()]).toEqual(['Redone: First', 'Redone: Second']);
  expect(read()).toBe(changed);
  expect(() => history.redo()).toThrow('nothing to redo');
});

it('forgets what was undone when something else is changed', () => {
  history.undo();
  change('Third', 'Two', '2');

  expect(labels()).toEqual(['Third', 'First']);
  expect(history.canRedo).toBe(false);
});

it('undoes one change and keeps the later ones', () => {
  expect(history.revert(1)).toBe('Undone: First');
  expect(read()).toBe(original.replace('Three', '3'));
  expect(labels()).toEqual(['Second']);
  expect(() => history.revert(1)).toThrow('undone already');

  history.undo();
  expect(labels()).toEqual(['Second', 'First']);
});

it('keeps what an editor wrote to other lines', () => {
  write(read().replace('Two', 'Two, edited'));
  history.undo();

  expect(read()).toBe(original.replace('One', '1').replace('Two', 'Two, edited'));
});

it('writes nothing when the same line was changed since', () => {
  change('Third', '3', '3, again');
  const changed = read();

  change('Fourth', '3, again', '3, once more');
  expect(() => history.revert(2)).toThrow('“Fourth” changed the same lines later');
  history.revert(4);
  expect(() => history.revert(2)).toThrow('“Third” changed the same lines later');
  expect(read()).toBe(changed);
  write(changed.replace('3, again', 'edited'));
  expect(() => history.undo()).toThrow('The same lines of content/page.mdx were changed since');
  expect(read()).toBe(changed.replace('3, again', 'edited'));
  expect(() => history.revert(3)).toThrow('The same lines of content/page.mdx were changed since');
  expect(labels()).toEqual(['Third', 'Second', 'First']);
});

it('discards all changes at once, and that can be undone too', () => {
  change('Third', '3', '3, again');
  const changed = read();

  expect(history.discardAll()).toBe('Discarded 3 changes.');
  expect(read()).toBe(original);
  expect(labels()).toEqual([]);
  expect(() => history.discardAll()).toThrow('nothing to discard');
  history.undo();
  expect(read()).toBe(changed);
});

it('deletes a file that was created, and creates it again', () => {
  const changes = [{file: 'content/new.mdx', before: undefined, after: 'New'}];
  writeChanges(siteDir, places, changes);
  history.add('Created', changes);

  history.undo();
  expect(existsSync(join(siteDir, 'content/new.mdx'))).toBe(false);
  history.redo();
  expect(read('new.mdx')).toBe('New');
});

it('survives a restart of the server', () => {
  history.undo();
  history = open();

  expect(labels()).toEqual(['First']);
  history.redo();
  history.undo();
  history.undo();
  expect(read()).toBe(original);
});

it('starts again when its file is damaged', () => {
  writeFileSync(join(siteDir, '.docusaurus/a/history.json'), '{"operations": [');
  history = open();

  expect(labels()).toEqual([]);
  expect(history.canUndo).toBe(false);
});

it('never follows a stored path out of the content', () => {
  const outside = join(siteDir, 'package.json');
  writeFileSync(outside, '{}');
  history.add('Outside', [{file: 'package.json', before: 'changed', after: '{}'}]);

  expect(() => history.undo()).toThrow("package.json isn't part of the content.");
  expect(readFileSync(outside, 'utf8')).toBe('{}');
});
