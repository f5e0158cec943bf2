/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {writePages} from '../page/writePages';
import policyStep from './policyStep';
import type {PolicyOptions} from './policyStep';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'hosting-'));
  write('index.html', page('<style>p{color:red}</style>'));
  write('benefits.html', page('<style>p{color:blue}</style><img src=https://a.example/b.png>'));
  write('404.html', page(''));
});

const page = (head: string) =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body><div id=__docusaurus>`;
const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(outDir, file)), {recursive: true});
  writeFileSync(join(outDir, file), text);
};
const read = (file: string) => readFileSync(join(outDir, file));
const policyIn = (file: string) => /content="(.*?)"/.exec(read(file).toString())?.[1] ?? '';
const hashesIn = (policy: string) => policy.match(/sha256-/g) ?? [];

const prepare = (options: PolicyOptions = {}, baseUrl = '/') =>
  writePages(outDir, [policyStep({outDir, baseUrl}, options)], {keepSeparators: false});

/** The headers of each pattern in `_headers`. */
const rules = () =>
  Object.fromEntries(
    read('_headers')
      .toString()
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [pattern = '', ...lines] = rule.split('\n');
        return [pattern, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))];
      }),
  ) as Record<string, Record<string, string>>;

it("puts each page's own policy into it", async () => {
  await prepare();

  expect(hashesIn(policyIn('index.html'))).toHaveLength(1);
  expect(policyIn('index.html')).not.toContain('a.example');
  expect(policyIn('benefits.html')).toContain("img-src 'self' https://a.example;");
  expect(policyIn('404.html')).not.toContain('sha256-');
  expect(policyIn('index.html')).not.toContain('frame-ancestors');
});

it('lets scripts send requests to the addresses that it was told', async () => {
  await prepare({connectTo: ['https://api.example/rates']});

  expect(policyIn('index.html')).toContain("connect-src 'self' https://api.example;");
});

it('allows what a service needs, on every page', async () => {
  const sources = {'script-src': ['https://*.count.example'], 'img-src': ['https://count.example']};
  await prepare({allow: {sources, needsScriptText: true}});

  for (const file of ['index.html', '404.html']) {
    expect(policyIn(file)).toContain("script-src 'self' https://*.count.example");
    expect(policyIn(file)).toContain("img-src 'self' https://count.example;");
    expect(policyIn(file)).not.toContain('trusted-types');
  }
});

it('writes headers that fit all pages', async () => {
  await prepare();

  const {'/*': all, '/assets/*': assets} = rules();
  const policy = all?.['Content-Security-Policy'] ?? '';
  expect(hashesIn(policy)).toHaveLength(2);
  expect(policy).toContain("img-src 'self' https://a.example;");
  expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'$/);
  expect(Object.keys(all ?? {})).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  expect(all?.['Permissions-Policy']).toContain('camera=()');
  expect(assets).toEqual({'Cache-Control': 'public, max-age=31536000, immutable'});
});

it('puts the rules below the base URL', async () => {
  await prepare({}, '/docs/');

  expect(Object.keys(rules())).toEqual(['/docs/*', '/docs/assets/*']);
});

it('warns when the policy is too long for Cloudflare Pages', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const addPages = (from: number, to: number) => {
    for (let number = from; number < to; number += 1) {
      write(`${number}.html`, page(`<style>${number}</style>`));
    }
  };
  addPages(0, 20);
  await prepare();
  expect(warn).not.toHaveBeenCalled();

  rmSync(join(outDir, '_headers'));
  addPages(20, 40);
  await prepare();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('more than 2000 characters'));
});

it("doesn't replace a file of the site", async () => {
  write('_headers', '/*\n  X-A: b');

  await expect(prepare()).rejects.toThrow(
    'The build writes _headers itself, so "static" can\'t contain it. Delete static/_headers.',
  );
});
