/** @jest-environment node */
import {isIgnoredFile} from './ignoredFiles';

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
