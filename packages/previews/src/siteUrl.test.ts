/** @jest-environment node */
import {isExampleUrl, siteUrlOfHost} from './siteUrl.ts';

it.each<[string, Record<string, string>, string | undefined]>([
  ['our workflows', {SITE_URL: 'https://a.github.io', URL: 'x'}, 'https://a.github.io'],
  ['Netlify', {NETLIFY: 'true', URL: 'https://a.netlify.app'}, 'https://a.netlify.app'],
  ['another machine', {URL: 'https://unrelated.test', SITE_URL: ''}, undefined],
])('knows the address in %s', (_what, environment, url) => {
  expect(siteUrlOfHost(environment)).toBe(url);
});

it('recognizes addresses that are only examples', () => {
  const urls = [
    'https://www.example.com',
    'https://a.example',
    'https://a.test',
    'https://b.invalid',
  ];
  expect(urls.filter(isExampleUrl)).toEqual(urls);
  expect(['https://example.com.evil.io', 'https://myexample.com'].filter(isExampleUrl)).toEqual([]);
});
