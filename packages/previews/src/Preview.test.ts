/** @jest-environment node */
import {commitUrl, editUrl, readPreview} from './Preview.ts';
import type {Preview} from './Preview.ts';
import {isExampleUrl, siteUrlOfHost} from './siteUrl.ts';

const environment = {
  PREVIEW_OF: '7',
  PREVIEW_REPOSITORY: 'company/site',
  PREVIEW_HEAD_REPOSITORY: 'contributor/site.fork',
  PREVIEW_BRANCH: 'new prices/#1',
  PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  PREVIEW_BUILT_AT: '2026-11-21 17:06 UTC',
};

it('leads to the fork’s file and to the commit in the pull request', () => {
  const preview = readPreview(environment) as Preview;

  expect(editUrl(preview, 'docs/a b.mdx')).toBe(
    'https://github.com/contributor/site.fork/edit/new%20prices/%231/docs/a%20b.mdx',
  );
  expect(commitUrl(preview)).toBe(
    'https://github.com/company/site/pull/7/commits/0123456789abcdef0123456789abcdef01234567',
  );
});

it('names a variable that is missing', () => {
  const {PREVIEW_COMMIT: _commit, ...others} = environment;
  expect(() => readPreview(others)).toThrow('PREVIEW_COMMIT is missing.');
});

it('knows the address of the host, but not on another machine', () => {
  expect(siteUrlOfHost({SITE_URL: 'https://a.github.io'})).toBe('https://a.github.io');
  expect(siteUrlOfHost({NETLIFY: 'true', URL: 'https://a.test'})).toBe('https://a.test');
  expect(siteUrlOfHost({SITE_URL: '', URL: 'https://unrelated.test'})).toBeUndefined();
});

it.each([
  ['https://www.example.com', true],
  ['https://a.test', true],
  ['https://example.com.evil.io', false],
  ['https://myexample.com', false],
])('whether %s is only an example: %s', (url, expected) => {
  expect(isExampleUrl(url)).toBe(expected);
});
