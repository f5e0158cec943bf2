import {placeOf, previewPlaces} from './addresses';
import {previewFolder, pullRequestOf, reportFolder} from './folders';

const at = (address: string) => ({address});

it.each([
  ['Company/site', 'https://company.github.io', 'https://company.github.io', '/site/'],
  ['company/Site', 'https://vibe-coding.example.com', 'https://company.github.io', '/Site/'],
  ['company/company.github.io', 'https://company.github.io', 'https://company.github.io', '/'],
  ['company/Company.GitHub.io', 'https://site.example', 'https://company.github.io', '/'],
])('%s with the address %s is served at %s%s', (repository, address, origin, base) => {
  expect(placeOf(repository, at(address))).toEqual({origin, base});
});

it('is served at the root of a domain of its own', () => {
  expect(placeOf('company/site', at('https://www.company.com/'))).toEqual({
    origin: 'https://www.company.com',
    base: '/',
    domain: 'www.company.com',
  });
});

it.each(['site', 'company/site/x', 'https://github.com/company/site', ''])(
  'refuses "%s" as the name of a repository',
  (repository) => {
    expect(() => placeOf(repository, at('https://www.company.com'))).toThrow(
      `A repository is named as owner/name, and not "${repository}".`,
    );
  },
);

it('has each preview and its report in folders of their own', () => {
  expect(previewPlaces({origin: 'https://company.github.io', base: '/site/'}, 7)).toEqual({
    base: '/site/pr-7/',
    preview: 'https://company.github.io/site/pr-7/',
    report: 'https://company.github.io/site/pr-7-review/',
  });
});

it('knows its folders by their names', () => {
  expect([previewFolder(7), reportFolder(7)].map(pullRequestOf)).toEqual([7, 7]);
  expect(['pr-', 'pr-07', 'pr-7-old', 'benefits', 'my-pr-7'].map(pullRequestOf)).toEqual(
    Array(5).fill(undefined),
  );
});
