/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {recordsFolder} from '../../content/folders';
import recordsPlugin from '.';

it('fails the build when a record is invalid', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  const path = join(siteDir, recordsFolder, 'tools.yaml');
  cpSync(recordsFolder, join(siteDir, recordsFolder), {recursive: true});
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/^ {2}category: .*/m, '  category: Editor'),
  );
  const actions = {createData: jest.fn()} as unknown as PluginContentLoadedActions;

  const plugin = recordsPlugin({siteDir} as LoadContext);

  await expect(plugin.contentLoaded?.({content: undefined, actions})).rejects.toThrow('Editor');
});
