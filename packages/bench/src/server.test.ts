/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SiteServer, brotli} from './server';

const image = 'https://pictures.example.com/logo.svg';
const policy = (hosts: string) =>
  `<meta http-equiv=Content-Security-Policy content="img-src 'self' ${hosts}">`;
const html = `<!doctype html>${policy('https://pictures.example.com')}<title>Tools</title><img src="${image}">`;

let folder = '';
let server: SiteServer;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {headers});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'tools.html'), html);
  writeFileSync(join(folder, '404.html'), '<title>Not found</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'a.js'), 'let a');
  server = await new SiteServer(folder, [image], 'http://localhost:1').start(['/']);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, {recursive: true});
});

it.each([
  ['/', 'Home', 200],
  ['/tools', 'Tools', 200],
  ['/tools.html', 'Not found', 404],
])('answers %s with the page "%s"', async (path, title, status) => {
  const response = await get(path);

  expect(response.status).toBe(status);
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

it('replaces the addresses of pictures, but counts the page as built', async () => {
  const text = await (await get('/tools')).text();

  expect(text).toContain('src="http://localhost:1/logo.svg"');
  expect(text).toContain(policy('http://localhost:1'));
  expect(server.served).toEqual([
    {type: 'text/html', text: html, bytes: brotli(html).length, isPrefetch: false},
  ]);
});

it('marks what the browser prefetches', async () => {
  await get('/a.js', {'sec-purpose': 'prefetch'});

  expect(server.served).toMatchObject([{type: 'text/javascript', isPrefetch: true}]);
});

it('does not count favicons', async () => {
  expect((await get('/favicon.svg')).status).toBe(200);
  expect(server.served).toEqual([]);
});

it('inserts the probe before the title', async () => {
  server.probe = 'probe()';

  expect(await (await get('/')).text()).toBe('<script>probe()</script><title>Home</title>');
});

it('removes the policy that would block the probe', async () => {
  server.probe = 'probe()';

  expect(await (await get('/tools')).text()).not.toContain('Content-Security-Policy');
});

it('collects what the probe reports', async () => {
  await fetch(`${server.origin}/__bench`, {method: 'POST', body: '{"kind":"click"}'});

  expect(server.reports).toEqual([{kind: 'click'}]);
  expect(server.served).toEqual([]);
});
