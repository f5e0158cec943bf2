import {previewFolder, pullRequestOf, reportFolder} from './folders';
import {pagesLocation, previewUrls} from './pagesLocation';

it.each([
  ['Company/site', 'https://company.github.io', 'https://company.github.io', '/site/'],
  ['company/Site', 'https://vibe-coding.example.com', 'https://company.github.io', '/Site/'],
  ['company/company.github.io', 'https://company.github.io', 'https://company.github.io', '/'],
  ['company/Company.GitHub.io', 'https://site.example', 'https://company.github.io', '/'],
])('serves %s with the address %s from %s%s', (repository, siteUrl, origin, baseUrl) => {
  expect(pagesLocation(repository, siteUrl)).toEqual({origin, baseUrl});
});

it('serves a site from the root of its custom domain', () => {
  expect(pagesLocation('company/site', 'https://www.company.com/')).toEqual({
    origin: 'https://www.company.com',
    baseUrl: '/',
    customDomain: 'www.company.com',
  });
});

it.each(['site', 'company/site/x', 'https://github.com/company/site', ''])(
  'rejects "%s" as a repository',
  (repository) => {
    expect(() => pagesLocation(repository, 'https://www.company.com')).toThrow(
      `The repository must be written as owner/name, not "${repository}".`,
    );
  },
);

it('gives each preview and its report a folder', () => {
  expect(previewUrls({origin: 'https://company.github.io', baseUrl: '/site/'}, 7)).toEqual({
    baseUrl: '/site/pr-7/',
    previewUrl: 'https://company.github.io/site/pr-7/',
    reportUrl: 'https://company.github.io/site/pr-7-review/',
  });
});

it('recognizes the folders of previews by their names', () => {
  expect([previewFolder(7), reportFolder(7)].map(pullRequestOf)).toEqual([7, 7]);
  expect(['pr-', 'pr-07', 'pr-7-old', 'benefits', 'my-pr-7'].map(pullRequestOf)).toEqual(
    Array(5).fill(undefined),
  );
});
