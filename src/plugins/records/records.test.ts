/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {recordsFolder} from '../../content/folders';
import {readRecords} from '../../content/readRecords';
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

/** What the plugin provides to the pages. */
async function providedRecords(): Promise<unknown> {
  const createData = jest.fn<Promise<string>, [string, unknown]>();
  const actions = {createData} as unknown as PluginContentLoadedActions;
  await startPlugin().allContentLoaded?.({allContent: {}, actions});
  expect(createData).toHaveBeenCalledTimes(1);
  return createData.mock.calls[0]?.[1];
}

it('provides the records to the pages', async () => {
  expect(await providedRecords()).toEqual(readRecords(siteDir));
});

it('fails the build when a record is invalid', async () => {
  change('tools', /^  category: .*/m, '  category: Editor');

  await expect(providedRecords()).rejects.toThrow('Editor');
});

it('watches the record files', () => {
  expect(startPlugin().getPathsToWatch?.()).toEqual([pathOf('*')]);
});
