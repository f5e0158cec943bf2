/** @jest-environment node */
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {baseUrlOfLastBuild, lastBuild} from '.';

it('serves the last build at the path that it was made for', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'last-build-'));
  const generatedFilesDir = join(siteDir, '.docusaurus');
  mkdirSync(generatedFilesDir);
  expect(baseUrlOfLastBuild(siteDir)).toBe('/');

  for (const baseUrl of ['/repo/', '/']) {
    const plugin = lastBuild({generatedFilesDir, baseUrl} as LoadContext);
    await plugin.postBuild?.({} as never);
    expect(baseUrlOfLastBuild(siteDir)).toBe(baseUrl);
  }
});
