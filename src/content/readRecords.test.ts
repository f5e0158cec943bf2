/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {ContentError} from '@sitekit/content-check/records';
import recordsPlugin from '../plugins/records';
import {readRecords, readRecord} from './readRecords';
import {recordsFolder} from './folders';
import {placeholderFor} from './placeholderFor';

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

it('reports the problems in all files together', () => {
  change('site', /^address: .*/m, 'address: www.example.com');
  change('tools', /^  category: .*/m, '  category: Editor');
  change('tools', /^  name: .*/m, '  title: Codex');
  change('comparison', /^  hosting: .*/m, '  hosting: "inplace');

  const error = errorOf(() => readRecords(siteDir));

  expect(error).toBeInstanceOf(ContentError);
  expect((error as ContentError).diagnostics.map(({file, message}) => [file, message])).toEqual([
    ['docs-content/data/site.yaml', 'This address is missing https://.'],
    ['docs-content/data/tools.yaml', '`name` is missing.'],
    ['docs-content/data/tools.yaml', "The field `title` doesn't exist here."],
    ['docs-content/data/tools.yaml', '`category` can\'t be "Editor".'],
    ['docs-content/data/comparison.yaml', 'This quote is never closed.'],
  ]);
});

it('fails the build when a record is invalid', async () => {
  change('tools', /^  category: .*/m, '  category: Editor');
  const plugin = recordsPlugin({siteDir} as LoadContext);
  const actions = {createData: jest.fn()} as unknown as PluginContentLoadedActions;

  await expect(plugin.contentLoaded?.({content: undefined, actions})).rejects.toThrow('Editor');
});

it("throws the file system's error for a missing file", () => {
  rmSync(pathOf('tools'));

  const error = errorOf(() => readRecords(siteDir));

  expect(error).not.toBeInstanceOf(ContentError);
  expect(error).toMatchObject({code: 'ENOENT', path: pathOf('tools')});
});

it.each([
  [
    'an unknown icon',
    'site',
    /\bicon: [\w-]+/,
    'icon: brand-githab',
    'The icon "brand-githab" doesn\'t exist.',
    'Did you mean "brand-github"? All icons: https://tabler.io/icons',
  ],
  [
    'an address with a path, which Docusaurus refuses',
    'site',
    /^address: .*/m,
    'address: https://www.example.com/vibe/',
    "The address of the site can't have a path: /vibe/",
    'Write https://www.example.com. To publish the site in a folder, see guides/hosting.md.',
  ],
] as const)('reports %s with a hint', (_what, name, from, to, message, hint) => {
  change(name, from, to);

  expect(errorOf(() => readRecord(siteDir, name))).toMatchObject({
    diagnostics: [{file: `docs-content/data/${name}.yaml`, message, hint}],
  });
});

describe('on the development server', () => {
  const {NODE_ENV} = process.env;
  beforeEach(() => void Object.assign(process.env, {NODE_ENV: 'development'}));
  afterEach(() => void Object.assign(process.env, {NODE_ENV}));

  const breakRecord = () => writeFileSync(pathOf('tools'), '- id: "not closed');

  it('keeps the last valid version of a record that becomes invalid', () => {
    const good = readRecords(siteDir);
    breakRecord();

    expect(readRecords(siteDir)).toEqual(good);
  });

  it.each([
    ['is invalid', breakRecord],
    ['is missing', () => rmSync(pathOf('tools'))],
  ])('uses a placeholder for a record that %s from the start', (_what, damage) => {
    damage();

    expect(readRecord(siteDir, 'tools')).toEqual([]);
  });

  it('has all fields in a placeholder', () => {
    expect(placeholderFor('site')).toMatchObject({
      address: 'https://example.com',
      client: {name: '…', url: 'https://example.com'},
      footer: {social: []},
    });
    expect(JSON.stringify(placeholderFor('uiTexts'))).not.toContain('null');
  });
});
