/** @jest-environment node */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {readAllRecords, recordsFolder} from '../../content/readRecords';
import recordsPlugin from '.';

let siteDir = '';
const pathOf = (name: string) => join(siteDir, recordsFolder, `${name}.yaml`);
const configPath = () => join(siteDir, 'docusaurus.config.ts');
const startPlugin = () => recordsPlugin({siteDir, siteConfigPath: configPath()} as LoadContext);

function change(name: string, from: RegExp, to: string) {
  writeFileSync(pathOf(name), readFileSync(pathOf(name), 'utf8').replace(from, to));
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(recordsFolder, join(siteDir, recordsFolder), {recursive: true});
  writeFileSync(configPath(), '');
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

it('has the name by which pages find the records', () => {
  expect(startPlugin().name).toBe('records');
});

it('reads the records of the site', async () => {
  expect(await startPlugin().loadContent?.()).toEqual(readAllRecords(siteDir));
});

it('stops the build when a record does not fit', () => {
  change('tools', /^  category: .*/m, '  category: Editor');

  expect(() => startPlugin().loadContent?.()).toThrow(
    '"category" is "Editor", which is not one of the possible values.',
  );
});

it('hands the records to the pages', async () => {
  const setGlobalData = jest.fn();
  const content = readAllRecords(siteDir);
  const actions = {setGlobalData} as unknown as PluginContentLoadedActions;

  await startPlugin().contentLoaded?.({content, actions});

  expect(setGlobalData.mock.calls).toEqual([[content]]);
});

it('watches the record files', () => {
  expect(startPlugin().getPathsToWatch?.()).toEqual([pathOf('*')]);
});

describe('while the site is edited, the configuration', () => {
  const longAgo = new Date('2001-01-01');
  const isTouched = () => statSync(configPath()).mtime > longAgo;

  async function reload(edit?: () => void) {
    const plugin = startPlugin();
    utimesSync(configPath(), longAgo, longAgo);
    await plugin.loadContent?.();
    expect(isTouched()).toBe(false);
    edit?.();
    await plugin.loadContent?.();
  }

  it('is read again after a change of site.yaml', async () => {
    await reload(() => change('site', /^brand: .*/m, 'brand: Another Name'));

    expect(isTouched()).toBe(true);
  });

  it.each([
    ['nothing changed', undefined],
    ['a tool changed', () => change('tools', /^  name: .*/m, '  name: Another')],
    ['only a comment changed', () => change('site', /^/, '# A comment\n')],
  ])('is left alone when %s', async (_what, edit) => {
    await reload(edit);

    expect(isTouched()).toBe(false);
  });
});
