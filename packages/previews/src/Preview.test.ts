/** @jest-environment node */
import {commitUrl, editUrl, readPreview} from './Preview.ts';
import type {Preview} from './Preview.ts';

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

it('is no preview without PREVIEW_OF', () => {
  expect(readPreview({...environment, PREVIEW_OF: ''})).toBeUndefined();
});

it.each([
  ['PREVIEW_OF', '7/..', 'PREVIEW_OF must be the number of a pull request, such as 7, not "7/..".'],
  ['PREVIEW_REPOSITORY', undefined, 'PREVIEW_REPOSITORY must be a repository, such as owner/name'],
  ['PREVIEW_HEAD_REPOSITORY', 'https://example.com/a', 'PREVIEW_HEAD_REPOSITORY must be'],
  ['PREVIEW_BRANCH', undefined, 'PREVIEW_BRANCH must be the branch'],
  ['PREVIEW_COMMIT', '0123456', 'PREVIEW_COMMIT must be the full SHA of a commit, not "0123456".'],
  ['PREVIEW_BUILT_AT', 'today', 'PREVIEW_BUILT_AT must be a time, such as 2026-11-21 17:06 UTC'],
])('names %s when it is %j', (name, value, message) => {
  expect(() => readPreview({...environment, [name]: value})).toThrow(message);
});
