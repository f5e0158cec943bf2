/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ContentError} from '@sitekit/content-check/problem';
import {parseRecords, readAllRecords, readRecord, recordsFolder} from './readRecords';

let siteDir = '';
const pathOf = (name: string) => join(siteDir, recordsFolder, `${name}.yaml`);

/** Changes one place in a record file of the copy. */
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

it('tells the problems of all files together', () => {
  change('site', /^address: .*/m, 'address: www.example.com');
  change('tools', /^  category: .*/m, '  category: Editor');
  change('tools', /^  name: .*/m, '  title: Codex');
  change('comparison', /^  hosting: .*/m, '  hosting: "inplace');

  const error = errorOf(() => readAllRecords(siteDir));

  expect(error).toBeInstanceOf(ContentError);
  expect((error as ContentError).problems.map(({file, message}) => [file, message])).toEqual([
    [
      'docs-content/data/site.yaml',
      'The field "address" is "www.example.com", which does not look right.',
    ],
    ['docs-content/data/tools.yaml', 'The field "name" is missing.'],
    ['docs-content/data/tools.yaml', 'There is no field named "title" here.'],
    [
      'docs-content/data/tools.yaml',
      'The field "category" is "Editor", which is not one of the possible values.',
    ],
    ['docs-content/data/comparison.yaml', 'A quote or a bracket is opened, but not closed.'],
  ]);
});

it('tells of a file that is not there as the system does', () => {
  rmSync(pathOf('tools'));

  const error = errorOf(() => readAllRecords(siteDir));

  expect(error).not.toBeInstanceOf(ContentError);
  expect(error).toMatchObject({code: 'ENOENT', path: pathOf('tools')});
});

it('hands on what it read, checked and trimmed', () => {
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
