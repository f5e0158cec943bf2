import {readPreview} from './readPreview';

const environment = {
  PREVIEW_OF: '7',
  PREVIEW_REPOSITORY: 'company/site',
  PREVIEW_HEAD_REPOSITORY: 'somebody/site.fork',
  PREVIEW_BRANCH: 'new-prices',
};

it('tells what a preview is of', () => {
  expect(readPreview(environment)).toEqual({
    number: 7,
    repository: 'company/site',
    headRepository: 'somebody/site.fork',
    branch: 'new-prices',
  });
});

it.each([undefined, ''])('is the repository itself when that of the branch is %j', (head) => {
  expect(readPreview({...environment, PREVIEW_HEAD_REPOSITORY: head})?.headRepository).toBe(
    'company/site',
  );
});

it.each([undefined, ''])('is nothing when PREVIEW_OF is %j', (number) => {
  expect(readPreview({...environment, PREVIEW_OF: number})).toBeUndefined();
});

it.each(['0', '-1', '07', '7.5', '7/../8', 'seven', ' 7', '7\n', '9999999999'])(
  'refuses %j as a number',
  (number) => {
    expect(() => readPreview({...environment, PREVIEW_OF: number})).toThrow(
      `PREVIEW_OF has to be the number of a pull request, such as 7, but is "${number}".`,
    );
  },
);

it.each([
  ['PREVIEW_REPOSITORY', undefined, 'PREVIEW_REPOSITORY has to be a repository'],
  ['PREVIEW_REPOSITORY', 'site', 'such as owner/name, but is "site".'],
  ['PREVIEW_HEAD_REPOSITORY', 'https://example.com/a', 'PREVIEW_HEAD_REPOSITORY has to be'],
  ['PREVIEW_BRANCH', undefined, 'PREVIEW_BRANCH has to be the branch'],
])('refuses a %s that is %j', (name, value, message) => {
  expect(() => readPreview({...environment, [name]: value})).toThrow(message);
});
