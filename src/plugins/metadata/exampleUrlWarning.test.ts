/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {exampleUrlWarning} from './exampleUrlWarning';

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(siteDir, 'docs-content/data'), {recursive: true});
  const yaml = 'brand: A\naddress: https://vibe-coding.example.com\n';
  writeFileSync(join(siteDir, 'docs-content/data/site.yaml'), yaml);
});

it('names the line to change', () => {
  expect(exampleUrlWarning({url: 'https://vibe-coding.example.com'}, siteDir)).toBe(
    '[WARNING] docs-content/data/site.yaml:2: The pages tell search engines that they are at https://vibe-coding.example.com, which is only an example. Change `address` to where the site will be, or set SITE_URL.',
  );
});

it.each([
  ['a real address', {url: 'https://company.github.io'}],
  ['a preview', {url: 'https://vibe-coding.example.com', noIndex: true}],
])('says nothing about %s', (_what, config) => {
  expect(exampleUrlWarning(config, siteDir)).toBeUndefined();
});
