/** @jest-environment node */
import {load} from 'cheerio';
import {addHeadTags} from './headTags';

const facts = {
  siteName: 'Müller & "Söhne"',
  baseUrl: '/preview/7/',
  themeColor: '#f2f5fc',
  image: {url: 'https://example.com/preview/7/a.png', description: 'The words “<A>” & a line'},
};

const tagsOf = (head: string) => {
  const $ = load(`<head>${head}</head>`);
  addHeadTags($, facts);
  // As a browser reads what is written.
  return load($.html());
};

it('describes the image and the site, and links to icons below the path of the site', () => {
  const $ = tagsOf('');
  const metas = $('meta').toArray();
  const {url, description} = facts.image;

  expect(metas.map(({attribs}) => [attribs.property ?? attribs.name, attribs.content])).toEqual([
    ['og:type', 'website'],
    ['og:site_name', facts.siteName],
    ['og:image', url],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', description],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', url],
    ['twitter:image:alt', description],
    ['theme-color', '#f2f5fc'],
  ]);
  const links = $('link').toArray();
  expect(links.map(({attribs}) => `${attribs.rel} ${attribs.href}`)).toEqual([
    'icon /preview/7/favicon.ico',
    'apple-touch-icon /preview/7/apple-touch-icon.png',
  ]);
});

it('keeps what the author has set', () => {
  const $ = tagsOf(
    '<meta property="og:image" content="own.png"><meta name="twitter:card" content="summary">',
  );

  expect($('meta[property^="og:image"], meta[name="twitter:card"]')).toHaveLength(2);
  expect($('meta[property="og:type"]')).toHaveLength(1);
});
