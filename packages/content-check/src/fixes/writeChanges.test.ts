/** @jest-environment node */
import * as fs from 'node:fs';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeChanges} from './writeChanges';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return {...actual, writeFileSync: jest.fn(actual.writeFileSync)};
});

const places = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  spelling: {words: 'words.txt'},
};
let folder = '';
const siteDir = () => join(folder, 'site');
const pathOf = (file: string) => join(siteDir(), file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');
const write = (file: string, before: string | undefined = 'One') =>
  writeChanges(siteDir(), places, [{file, before, after: 'Two'}]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(pathOf('content/data'), {recursive: true});
  for (const file of ['content/page.mdx', 'words.txt', 'package.json', '../outside.txt']) {
    writeFileSync(pathOf(file), 'One');
  }
  symlinkSync('../package.json', pathOf('content/package.mdx'));
  symlinkSync('page.mdx', pathOf('content/inside.mdx'));
  symlinkSync('../..', pathOf('content/out'));
  symlinkSync('../../outside.txt', pathOf('content/outside.txt'));
});

it('replaces a file, keeps its mode and leaves no draft', () => {
  chmodSync(pathOf('content/page.mdx'), 0o640);
  write('content/page.mdx');

  expect(read('content/page.mdx')).toBe('Two');
  expect(statSync(pathOf('content/page.mdx')).mode & 0o777).toBe(0o640);
  expect(readdirSync(pathOf('content')).sort()).toEqual([
    'data',
    'inside.mdx',
    'out',
    'outside.txt',
    'package.mdx',
    'page.mdx',
  ]);
});

it('writes a list of words, a new file, and through a link that stays inside', () => {
  write('words.txt');
  writeChanges(siteDir(), places, [{file: 'content/new.mdx', before: undefined, after: 'Two'}]);
  write('content/inside.mdx');

  expect(read('words.txt') + read('content/new.mdx') + read('content/page.mdx')).toBe('TwoTwoTwo');
});

it.each([
  'package.json',
  '../outside.txt',
  'content/../package.json',
  'content/package.mdx',
  'content/out/outside.txt',
  'content/outside.txt',
  'content',
])('never writes to %s', (file) => {
  expect(() => write(file)).toThrow(`${file} isn't part of the content.`);
  expect(read('package.json') + read('../outside.txt')).toBe('OneOne');
});

it('writes nothing if one of the files was changed, deleted or created meanwhile', () => {
  for (const stale of [
    {file: 'words.txt', before: 'Older'},
    {file: 'content/deleted.mdx', before: 'One'},
    {file: 'words.txt', before: undefined},
  ]) {
    const changes = [{file: 'content/page.mdx', before: 'One'}, stale];

    expect(() =>
      writeChanges(
        siteDir(),
        places,
        changes.map((change) => ({...change, after: 'Two'})),
      ),
    ).toThrow(`${stale.file} was changed in the meantime`);
    expect(read('content/page.mdx')).toBe('One');
  }
});

describe('says in words', () => {
  const filesIn = () => readdirSync(pathOf('content'));
  const refuse = (code: string) =>
    jest.mocked(fs.writeFileSync).mockImplementationOnce(() => {
      throw Object.assign(new Error(`${code}: open '.page.mdx.0f8fad5b'`), {code});
    });

  it.each([
    ['ENOSPC', "The disk is full, so content/page.mdx wasn't written. Free some space"],
    ['EACCES', "content/page.mdx can't be written: it or its folder is read-only."],
    ['EIO', "content/page.mdx can't be written (EIO). Try again."],
  ])('that nothing could be written: %s', (code, words) => {
    const before = filesIn();
    refuse(code);
    expect(() => write('content/page.mdx')).toThrow(words);
    expect(read('content/page.mdx')).toBe('One');
    expect(filesIn()).toEqual(before);
  });

  it('that one of two files couldn’t be written, and writes neither', () => {
    const before = filesIn();
    const changes = ['content/page.mdx', 'words.txt'].map((file) => ({
      file,
      before: 'One',
      after: 'Two',
    }));
    const {writeFileSync: actual} = jest.requireActual<typeof fs>('node:fs');
    jest.mocked(fs.writeFileSync).mockImplementationOnce(actual);
    refuse('ENOSPC');
    expect(() => writeChanges(siteDir(), places, changes)).toThrow("words.txt wasn't written");
    expect(read('content/page.mdx') + read('words.txt')).toBe('OneOne');
    expect(filesIn()).toEqual(before);
  });

  it('that a folder is in the place of a file', () => {
    expect(() => write('content/data')).toThrow('A folder has the place of content/data');
  });
});
