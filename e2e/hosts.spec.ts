import {spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from './fixtures';
import {scanners, test} from './nginx';
import {builds, pages, unknownPath} from './site';

/* nginx, configured exactly as in guides/hosting.md. */

const {folder} = builds.site;
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

test('nginx sends the files that the build compressed', async ({nginx, playwright}) => {
  const encodings = {
    'br, gzip': 'br',
    gzip: 'gzip',
    identity: undefined,
  };
  const endings: Record<string, string> = {br: '.br', gzip: '.gz'};
  for (const [accepted, encoding] of Object.entries(encodings)) {
    const request = await playwright.request.newContext({
      baseURL: nginx.address,
      extraHTTPHeaders: {'accept-encoding': accepted},
    });
    for (const path of [...pages.map((page) => page.path), '/img/favicon.svg']) {
      const file = join(folder, path.includes('.') ? path : fileOf(path));
      const response = await request.get(path);
      const headers = response.headers();
      expect(response.status(), path).toBe(200);
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(headers['content-length'], path).toBe(
        String(statSync(file + (encoding ? (endings[encoding] ?? '') : '')).size),
      );
      expect(await response.text(), path).toBe(readFileSync(file, 'utf8'));
    }
  }
});

test('nginx leads to pages without a slash, and knows no other addresses', async ({
  nginx,
  request,
}) => {
  const get = (path: string) => request.get(nginx.address + path, {maxRedirects: 0});
  for (const {path} of pages.filter((page) => page.path !== '/')) {
    const response = await get(`${path}/?from=mail`);
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(`${path}?from=mail`);
  }
  const unknown = [
    unknownPath,
    `${unknownPath}/`,
    '/404',
    '/404.html',
    '/assets/js/gone.js',
    '/%5Celsewhere.example/',
    '/_headers',
    '/nginx/site.conf',
  ];
  for (const path of unknown) {
    const response = await get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(readFileSync(join(folder, '404.html'), 'utf8'));
    expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test('nginx sends a compressed file that is asked for by name as it is', async ({
  nginx,
  request,
}) => {
  for (const [ending, type] of [
    ['gz', 'application/gzip'],
    ['br', 'application/octet-stream'],
  ]) {
    const response = await request.get(`${nginx.address}/tools.html.${ending}`);
    expect(response.headers()).toMatchObject({'content-type': type});
    expect(await response.body()).toEqual(readFileSync(join(folder, `tools.html.${ending}`)));
  }
});

test('nginx sends the headers of the build', async ({nginx, request}) => {
  const [, rules = ''] = readFileSync(join(folder, '_headers'), 'utf8').split(/^\/\*\n/m);
  const [all = ''] = rules.split('\n\n');
  const expected = Object.fromEntries(
    all.split('\n').map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  expect(Object.keys(expected)).toContain('content-security-policy');
  expect(Object.keys(expected)).not.toContain('');
  const script = /\/assets\/js\/[\w.]+\.js/.exec(readFileSync(join(folder, 'tools.html'), 'utf8'));
  for (const path of ['/', '/tools', unknownPath, String(script)]) {
    const response = await request.get(nginx.address + path);
    const headers = response.headers();
    expect(headers, path).toMatchObject(expected);
    expect(headers['cache-control'], path).toBe(
      path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    );
    expect(headers.server, path).toBe('nginx');
  }
});

test('Mozilla Observatory gives nginx an A+ and 130 points', ({nginx}) => {
  const {stdout, stderr} = spawnSync('node', [join(scanners, 'observatory.mjs'), nginx.address], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const {grade, score, failed} = JSON.parse(stdout) as Record<string, unknown>;
  expect(failed).toEqual([]);
  expect(grade).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(130);
});
