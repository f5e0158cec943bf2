/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {contentKey} from './contentKey';

const siteDir = mkdtempSync(join(tmpdir(), 'content-key-'));
const places = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  spelling: {words: 'words.txt', names: 'names.txt'},
};
const write = (file: string, text: string) => writeFileSync(join(siteDir, file), text);
const keyWith = (...edited: [string, string][]) => contentKey(siteDir, places, new Map(edited));
let key = '';

beforeEach(() => {
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  mkdirSync(join(siteDir, 'static'), {recursive: true});
  write('content/page.mdx', 'One');
  write('content/data/tools.yaml', '- name: A');
  key = keyWith();
});

it('is the same before and after an edit was written', () => {
  const edited = keyWith(['content/page.mdx', 'Two']);
  expect(edited).not.toBe(key);

  write('content/page.mdx', 'Two');
  expect(keyWith()).toBe(edited);
});

it.each(['content/data/tools.yaml', 'content/new.mdx', 'words.txt', 'static/team.png'])(
  'changes with %s',
  (file) => {
    write(file, 'changed');

    expect(keyWith()).not.toBe(key);
  },
);
