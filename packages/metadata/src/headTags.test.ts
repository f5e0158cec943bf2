/** @jest-environment node */
import {load} from 'cheerio';
import {readPage} from './BuiltPage';
import {headTags} from './headTags';

const facts = {
  siteName: 'Müller & "Söhne"',
  baseUrl: '/preview/7/',
  themeColor: '#f2f5fc',
  image: {url: 'https://example.com/preview/7/a.png', description: 'The words “<A>” & a line'},
  structuredData: [],
};

const tagsOf = (head: string, structuredData: object[] = []) => {
  const html = `<html><head>${head}</head><body><div id="__docusaurus"></div></body></html>`;
  const page = readPage('a.html', html, {titleEnd: ' | Site', isSiteHidden: false});
  return load(headTags(page, {...facts, structuredData}));
};

it('describes the image and the site', () => {
  const $ = tagsOf('');
  const content = (selector: string) => $(`meta[${selector}]`).attr('content');

  expect(content('property="og:image"')).toBe(facts.image.url);
  expect(content('property="og:image:width"')).toBe('1200');
  expect(content('property="og:image:height"')).toBe('630');
  expect(content('property="og:image:alt"')).toBe(facts.image.description);
  expect(content('property="og:type"')).toBe('website');
  expect(content('property="og:site_name"')).toBe(facts.siteName);
  expect(content('name="twitter:card"')).toBe('summary_large_image');
  expect(content('name="twitter:image"')).toBe(facts.image.url);
  expect(content('name="twitter:image:alt"')).toBe(facts.image.description);
  expect(content('name="theme-color"')).toBe('#f2f5fc');
});

it('links to the icons and the manifest below the path of the site', () => {
  const links = tagsOf('')('link')
    .toArray()
    .map(({attribs}) => `${attribs.rel} ${attribs.href}`);

  expect(links).toEqual([
    'icon /preview/7/favicon.ico',
    'apple-touch-icon /preview/7/apple-touch-icon.png',
    'manifest /preview/7/manifest.json',
  ]);
});

it('keeps what the author has set', () => {
  const $ = tagsOf(
    '<meta property="og:image" content="own.png"><meta name="twitter:card" content="summary">',
  );

  expect($('meta[property^="og:image"], meta[name="twitter:card"]')).toHaveLength(0);
  expect($('meta[property="og:type"]')).toHaveLength(1);
});

it('writes structured data that cannot end its script', () => {
  const name = '</script><script>alert(1)';
  const one = tagsOf('', [{'@type': 'Thing', name}])('script[type="application/ld+json"]');
  const two = tagsOf('', [{name}, {name}])('script[type="application/ld+json"]');

  expect(one).toHaveLength(1);
  expect(JSON.parse(one.text())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name,
  });
  expect(JSON.parse(two.text())).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{name}, {name}],
  });
});
