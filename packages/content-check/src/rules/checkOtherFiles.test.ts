/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkOtherFiles} from './checkOtherFiles';

it.each([
  ['a page that an editor saved as text', 'pricing.mdx.txt', 'Rename it to pricing.mdx.'],
  ['a file of a word processor', 'a/Pricing.docx', 'Copy its text into a new page'],
])('finds %s', (_what, name, hint) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(siteDir, 'docs/a'), {recursive: true});
  for (const file of [name, 'index.mdx', 'words.txt', 'tools.yaml']) {
    writeFileSync(join(siteDir, 'docs', file), '');
  }

  const diagnostics = checkOtherFiles(siteDir, {contentFolder: 'docs'});

  expect(diagnostics.map(({file}) => file)).toEqual([`docs/${name}`]);
  expect(diagnostics[0]?.hint).toContain(hint);
});
