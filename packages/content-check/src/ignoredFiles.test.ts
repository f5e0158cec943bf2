/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {isIgnoredFile} from './ignoredFiles';
import {contentFiles} from './model/addresses';

it.each([
  '.DS_Store',
  'img/.DS_Store',
  'img\\Thumbs.db',
  '._page.mdx',
  '.page.mdx.swp',
  'page.mdx.swp',
  'page.mdx~',
  '#page.mdx#',
  '.#page.mdx',
  '~$notes.docx',
  'data/.tools.yaml.0f8fad5b-d9cb-469f-a165-70867728950e',
])('ignores %s', (path) => {
  expect(isIgnoredFile(path)).toBe(true);
});

it.each([
  'page.mdx',
  '_page.mdx',
  'img/team.webp',
  '.htaccess',
  '.well-known/security.txt',
  'c#.mdx',
])('reads %s', (path) => {
  expect(isIgnoredFile(path)).toBe(false);
});

it('isn’t among the files of a site', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'ignored-'));
  for (const file of ['team.webp', '.DS_Store', '._team.webp', 'team.webp~']) {
    writeFileSync(join(siteDir, file), '');
  }
  expect(contentFiles(siteDir, '.')).toEqual(['team.webp']);
});
