/** @jest-environment node */
import {resolveAddress} from './addresses';

const site = {
  pages: ['/', '/prices', '/guides/start', '/über uns'],
  siteUrl: 'https://site.example',
};

it.each([
  ['/prices', '#page-prices'],
  ['/prices/', '#page-prices'],
  ['prices#team', '#page-prices--team'],
  ['/', '#page'],
  ['#cost', '#page-guides-start--cost'],
  ['/über uns#größe', '#page-über uns--größe'],
  ['/other/100%25?a=1#b', 'https://site.example/other/100%25?a=1#b'],
  ['/100%', 'https://site.example/100%'],
  ['/other?a=1#b', 'https://site.example/other?a=1#b'],
  ['https://other.example/prices', 'https://other.example/prices'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('leads from %s to %s', (address, target) => {
  const path = address === 'prices#team' ? '/' : '/guides/start';

  expect(resolveAddress(address, path, site)).toBe(target);
});

it('knows the path that the site is built for', () => {
  const inFolder = {...site, baseUrl: '/preview/7/'};

  expect(resolveAddress('/preview/7/prices#team', '/', inFolder)).toBe('#page-prices--team');
  expect(resolveAddress('/preview/7/', '/prices', inFolder)).toBe('#page');
  expect(resolveAddress('/preview/7/file.zip', '/', inFolder)).toBe(
    'https://site.example/preview/7/file.zip',
  );
});
