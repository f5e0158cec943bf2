/** @jest-environment node */
import {commitUrl, editUrl, pullRequestUrl} from './editUrl';

const preview = {
  number: 7,
  repository: 'company/site',
  headRepository: 'contributor/site',
  branch: 'prices/new #2',
  commit: '0123456789abcdef0123456789abcdef01234567',
};

it('links to the pull request', () => {
  expect(pullRequestUrl(preview)).toBe('https://github.com/company/site/pull/7');
});

it('links to the commit in the pull request', () => {
  expect(commitUrl(preview)).toBe(
    'https://github.com/company/site/pull/7/commits/0123456789abcdef0123456789abcdef01234567',
  );
});

it('links to a file on the branch and escapes special characters', () => {
  expect(editUrl(preview, 'content/our services.mdx')).toBe(
    'https://github.com/contributor/site/edit/prices/new%20%232/content/our%20services.mdx',
  );
});
