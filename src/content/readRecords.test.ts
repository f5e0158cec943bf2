/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ContentError} from '@sitekit/content-check/records';
import {parseRecords, readAllRecords, readRecord} from './readRecords';
import {recordsFolder} from './folders';

let siteDir = '';
const pathOf = (name: string) => join(siteDir, recordsFolder, `${name}.yaml`);

/** Replaces text in a record file of the copy. */
function change(name: string, from: RegExp, to: string) {
  const text = readFileSync(pathOf(name), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(pathOf(name), text.replace(from, to));
}

function errorOf(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error;
  }
  return undefined;
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'records-'));
  cpSync(recordsFolder, join(siteDir, recordsFolder), {recursive: true});
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

it('reads one record file', () => {
  change('site', /^brand: .*/m, 'brand: Another Name');

  expect(readRecord(siteDir, 'site').brand).toBe('Another Name');
});

it('reads all record files', () => {
  const records = readAllRecords(siteDir);

  expect(Object.keys(records)).toEqual(['site', 'tools', 'comparison', 'interface']);
  expect(records.tools).toEqual(readRecord(siteDir, 'tools'));
});

it('reports the problems in all files together', () => {
  change('site', /^address: .*/m, 'address: www.example.com');
  change('tools', /^  category: .*/m, '  category: Editor');
  change('tools', /^  name: .*/m, '  title: Codex');
  change('comparison', /^  hosting: .*/m, '  hosting: "inplace');

  const error = errorOf(() => readAllRecords(siteDir));

  expect(error).toBeInstanceOf(ContentError);
  expect((error as ContentError).diagnostics.map(({file, message}) => [file, message])).toEqual([
    ['docs-content/data/site.yaml', 'This address is missing https://.'],
    ['docs-content/data/tools.yaml', '`name` is missing.'],
    ['docs-content/data/tools.yaml', "The field `title` doesn't exist here."],
    ['docs-content/data/tools.yaml', '`category` can\'t be "Editor".'],
    ['docs-content/data/comparison.yaml', 'This quote is never closed.'],
  ]);
});

it("throws the file system's error for a missing file", () => {
  rmSync(pathOf('tools'));

  const error = errorOf(() => readAllRecords(siteDir));

  expect(error).not.toBeInstanceOf(ContentError);
  expect(error).toMatchObject({code: 'ENOENT', path: pathOf('tools')});
});

it('returns trimmed data', () => {
  const [tool] = parseRecords(
    'tools',
    `- {id: a, name: ' A ', description: Does a thing., category: Code Editor,
        url: https://a.example.com, image: https://a.example.com/a.svg}`,
  );

  expect(tool).toEqual({
    id: 'a',
    name: 'A',
    description: 'Does a thing.',
    category: 'Code Editor',
    url: 'https://a.example.com',
    image: 'https://a.example.com/a.svg',
  });
});
