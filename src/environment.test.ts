/** @jest-environment node */
import {readPreview, siteUrlOfHost} from './environment';

const environment = {
  PREVIEW_OF: '7',
  PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  GITHUB_REPOSITORY: 'company/site',
  GITHUB_HEAD_REF: 'prices/50%',
};

it('reads the pull request of a preview', () => {
  expect(readPreview(environment, new Date('2026-11-21T17:06:59Z'))).toEqual({
    number: 7,
    commit: environment.PREVIEW_COMMIT,
    builtAt: '2026-11-21 17:06 UTC',
    pullRequestUrl: 'https://github.com/company/site/pull/7',
    commitUrl: `https://github.com/company/site/pull/7/commits/${environment.PREVIEW_COMMIT}`,
    editUrl: 'https://github.com/company/site/edit/prices/50%25/',
  });
});

it('edits files of a fork in the fork', () => {
  const preview = readPreview({...environment, PREVIEW_REPOSITORY: 'newcomer/site'});
  expect(preview?.editUrl).toBe('https://github.com/newcomer/site/edit/prices/50%25/');
  expect(preview?.pullRequestUrl).toBe('https://github.com/company/site/pull/7');
});

it('is undefined without PREVIEW_OF, and names what is missing with it', () => {
  expect(readPreview({...environment, PREVIEW_OF: ''})).toBeUndefined();
  expect(() => readPreview({...environment, GITHUB_HEAD_REF: undefined})).toThrow(
    'GITHUB_HEAD_REF is missing.',
  );
});

it.each([
  [{SITE_URL: 'https://a.test', NETLIFY: 'true', URL: 'https://b.test'}, 'https://a.test'],
  [{SITE_URL: '', NETLIFY: 'true', URL: 'https://b.test'}, 'https://b.test'],
  [{URL: 'https://b.test'}, undefined],
])('finds where %j will be published: %s', (variables, url) => {
  expect(siteUrlOfHost(variables)).toBe(url);
});
