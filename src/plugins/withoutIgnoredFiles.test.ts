/** @jest-environment node */
import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import withoutIgnoredFiles from './withoutIgnoredFiles';

it('publishes no files that no one wrote', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(outDir, 'img'));
  for (const file of ['.nojekyll', 'index.html', '.DS_Store', 'img/team.svg', 'img/team.svg~']) {
    writeFileSync(join(outDir, file), '');
  }
  await withoutIgnoredFiles().postBuild?.({outDir} as Parameters<
    NonNullable<Plugin['postBuild']>
  >[0]);

  expect(readdirSync(outDir, {recursive: true, encoding: 'utf8'}).sort()).toEqual([
    '.nojekyll',
    'img',
    'img/team.svg',
    'index.html',
  ]);
});
