/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {readAllRecords, recordsFolder} from '../../content/readRecords';
import recordsPlugin from '.';

let siteDir = '';
const pathOf = (name: string) => join(siteDir, recordsFolder, `${name}.yaml`);
const startPlugin = () => recordsPlugin({siteDir} as LoadContext);

function change(name: string, from: RegExp, to: string) {
  writeFileSync(pathOf(name), readFileSync(pathOf(name), 'utf8').replace(from, to));
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(recordsFolder, join(siteDir, recordsFolder), {recursive: true});
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

it('is named as useRecords expects', () => {
  expect(startPlugin().name).toBe('records');
});

it('reads the records of the site', async () => {
  expect(await startPlugin().loadContent?.()).toEqual(readAllRecords(siteDir));
});

it('stops the build when a record is invalid', () => {
  change('tools', /^  category: .*/m, '  category: Editor');

  expect(() => startPlugin().loadContent?.()).toThrow(
    '"category" is "Editor", which is not one of the possible values.',
  );
});

it('provides the records to the pages', async () => {
  const setGlobalData = jest.fn();
  const content = readAllRecords(siteDir);
  const actions = {setGlobalData} as unknown as PluginContentLoadedActions;

  await startPlugin().contentLoaded?.({content, actions});

  expect(setGlobalData.mock.calls).toEqual([[content]]);
});

it('watches the record files', () => {
  expect(startPlugin().getPathsToWatch?.()).toEqual([pathOf('*')]);
});
