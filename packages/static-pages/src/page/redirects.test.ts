/** @jest-environment node */
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseRedirects, writeRedirects} from './redirects';

it('reads old and new addresses, with comments and a status', () => {
  const text =
    '# Renamed\n/pricing /benefits\n\n/old/  /#start 302 # for now\n/x https://a.example/b\n' +
    '/%C3%BCber /our%20team\n/100%25 /';

  expect(parseRedirects(text).map(({from, to}) => `${from} → ${to}`)).toEqual([
    '/pricing → /benefits',
    '/old/ → /#start',
    '/x → https://a.example/b',
    '/%C3%BCber → /our%20team',
    '/100%25 → /',
  ]);
});

it.each([
  ['a pattern', '/blog/* /news/:splat'],
  ['a rewrite', '/a /b 200'],
  ['a condition', '/a /b 301 Country=de'],
  ['no new address', '/a'],
  ['an old address with its host', 'https://old.example.com/a /b'],
  ['a path out of the site', '/../a /b'],
  ['an encoded path out of the site', '/%2E%2E/a /b'],
  ['quotes', '/a /"b'],
  ['the home page', '/ /b'],
  ['an old address with an anchor', '/a#b /b'],
  ['a query', '/a?id=1 /b'],
  ['a letter that isn’t encoded', '/über /b'],
  ['a percent sign that encodes nothing', '/100% /b'],
  ['bytes that are no text', '/%FF /b'],
  ['a control character', '/%00 /b'],
])('rejects %s', (_what, line) => {
  expect(() => parseRedirects(line)).toThrow(
    `This line of _redirects doesn't work on every host: ${line}`,
  );
});

it('says how to write other letters', () => {
  expect(() => parseRedirects('/über /b')).toThrow('for /über, write /%C3%BCber');
});

describe('in a build', () => {
  let outDir = '';
  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  });

  const build = (lines: string) => {
    writeFileSync(join(outDir, '_redirects'), lines);
    return writeRedirects({
      outDir,
      baseUrl: '/repo/',
      siteConfig: {url: 'https://a.example'},
    } as Parameters<typeof writeRedirects>[0]);
  };
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

  it('takes visitors and search engines to the new address, on a host without rules', async () => {
    await build('/team/%C3%BCber /about#us\n/pricing.html https://b.example/');

    for (const file of ['team/über.html', 'team/über/index.html']) {
      expect(read(file)).toContain('content="0; url=/repo/about#us"');
      expect(read(file)).toContain('<link rel="canonical" href="https://a.example/repo/about#us">');
      expect(read(file)).toContain('<a href="/repo/about#us">');
    }
    expect(read('pricing.html')).toContain('url=https://b.example/');
    expect(existsSync(join(outDir, 'pricing.html.html'))).toBe(false);
  });

  it('stops at an old address that still has a page', async () => {
    writeFileSync(join(outDir, 'pricing.html'), '');

    await expect(build('/pricing /benefits')).rejects.toThrow(
      'static/_redirects leads /pricing to /benefits, but the site has a page /pricing. Delete one of them.',
    );
  });
});
