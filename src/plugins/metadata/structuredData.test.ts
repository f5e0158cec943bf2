/** @jest-environment node */
import {load} from 'cheerio';
import type {BuiltPage} from '@sitekit/metadata';
import {readRecords} from '../../content/readRecords';
import {structuredData} from './structuredData';

const records = readRecords(process.cwd());
const home = {title: 'Home', url: 'https://example.com/x/', language: 'en'};

const page = (file: string, main = ''): BuiltPage => ({
  file,
  url: `${home.url}${file.replace(/(index)?\.html$/, '')}`,
  title: 'Title',
  heading: 'Heading',
  description: '',
  isListed: true,
  $: load(main),
});

const dataOf = (...[file, main]: Parameters<typeof page>) =>
  structuredData(page(file, main), records, home) as object[] as Record<string, unknown>[];

it('describes the organization and the site on the home page', () => {
  const [organization, site] = dataOf('index.html');

  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: records.site.brand,
    url: home.url,
    logo: `${home.url}icon-512.png`,
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: home.url,
    publisher: {'@id': organization?.['@id']},
  });
});

it('names only addresses of profiles', () => {
  const social = [
    {name: 'A', url: 'https://twitter.com', icon: []},
    {name: 'B', url: 'https://twitter.com/us', icon: []},
  ];
  const site = {...records.site, footer: {...records.site.footer, social}};

  expect(structuredData(page('index.html'), {...records, site}, home)[0]).toMatchObject({
    sameAs: ['https://twitter.com/us'],
  });
});

it('leads from the home page to every other page', () => {
  expect(dataOf('benefits.html')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: home.url},
        {'@type': 'ListItem', position: 2, name: 'Title', item: `${home.url}benefits`},
      ],
    },
  ]);
});

it('lists the tools where they are shown', () => {
  const [, list] = dataOf('tools.html', '<site-island name="ToolCatalogue"></site-island>');

  expect(list).toEqual({
    '@type': 'ItemList',
    name: 'Heading',
    itemListElement: records.tools.map(({name}) => name),
  });
});
