/** @jest-environment node */
import {readPreview} from './readPreview';

const environment = {
  PREVIEW_OF: '7',
  PREVIEW_REPOSITORY: 'company/site',
  PREVIEW_HEAD_REPOSITORY: 'contributor/site.fork',
  PREVIEW_BRANCH: 'new-prices',
  PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  PREVIEW_BUILT_AT: '2026-11-21 17:06 UTC',
};

it('reads which pull request a build previews', () => {
  expect(readPreview(environment)).toEqual({
    number: 7,
    repository: 'company/site',
    headRepository: 'contributor/site.fork',
    branch: 'new-prices',
    commit: '0123456789abcdef0123456789abcdef01234567',
    builtAt: '2026-11-21 17:06 UTC',
  });
});

it.each([undefined, ''])(
  'uses the target repository when PREVIEW_HEAD_REPOSITORY is %j',
  (headRepository) => {
    expect(
      readPreview({...environment, PREVIEW_HEAD_REPOSITORY: headRepository})?.headRepository,
    ).toBe('company/site');
  },
);

it.each([undefined, ''])('returns nothing when PREVIEW_OF is %j', (number) => {
  expect(readPreview({...environment, PREVIEW_OF: number})).toBeUndefined();
});

it.each(['0', '-1', '07', '7.5', '7/../8', 'seven', ' 7', '7\n', '9999999999'])(
  'rejects %j as a number',
  (number) => {
    expect(() => readPreview({...environment, PREVIEW_OF: number})).toThrow(
      `PREVIEW_OF must be the number of a pull request, such as 7, not "${number}".`,
    );
  },
);

it.each([
  ['PREVIEW_REPOSITORY', undefined, 'PREVIEW_REPOSITORY must be a repository, such as owner/name'],
  ['PREVIEW_REPOSITORY', 'site', 'such as owner/name, not "site".'],
  ['PREVIEW_HEAD_REPOSITORY', 'https://example.com/a', 'PREVIEW_HEAD_REPOSITORY must be'],
  ['PREVIEW_BRANCH', undefined, 'PREVIEW_BRANCH is missing.'],
  ['PREVIEW_COMMIT', '0123456', 'PREVIEW_COMMIT must be the full SHA of a commit, not "0123456".'],
  ['PREVIEW_BUILT_AT', 'today', 'PREVIEW_BUILT_AT must be a time, such as 2026-11-21 17:06 UTC'],
])('rejects a %s that is %j', (name, value, message) => {
  expect(() => readPreview({...environment, [name]: value})).toThrow(message);
});
