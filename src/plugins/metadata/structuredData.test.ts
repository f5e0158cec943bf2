/** @jest-environment node */
import {load} from 'cheerio';
import {readRecords} from '../../content/readRecords';
import {structuredData} from './structuredData';

it('names only addresses of profiles', () => {
  const {site, ...records} = readRecords(process.cwd());
  const home = {title: 'Home', url: 'https://example.com/x/', language: 'en'};
  const page = {
    ...home,
    file: 'index.html',
    heading: 'Heading',
    description: '',
    isListed: true,
    $: load(''),
  };
  const social = [
    {name: 'A', url: 'https://twitter.com', icon: []},
    {name: 'B', url: 'https://twitter.com/us', icon: []},
  ];
  const changed = {...records, site: {...site, footer: {...site.footer, social}}};

  expect(structuredData(page, changed, home)[0]).toMatchObject({
    sameAs: ['https://twitter.com/us'],
  });
});
