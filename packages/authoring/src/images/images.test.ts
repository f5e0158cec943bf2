/** @jest-environment node */
import {createServer} from 'node:http';
import type {RequestListener, Server} from 'node:http';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {downloadImages} from '.';
import {download} from './download';

const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- made by hand --><path d="M0 0h9v9z"/>${inside}</svg>`;

let photo: Buffer;

const send: Record<string, RequestListener> = {
  '/npm/icons@1.0.0/logo.svg': (_, response) =>
    response.setHeader('content-type', 'image/svg+xml; charset=utf-8').end(drawing()),
  '/npm/icons@1.0.0/package.json': (_, response) => response.end('{"license": "CC0-1.0"}'),
  '/photo': (_, response) => response.setHeader('content-type', 'image/jpeg').end(photo),
  '/script.svg': (_, response) =>
    response
      .setHeader('content-type', 'image/svg+xml')
      .end(drawing('<script>alert(1)</script><rect width="9" height="9" onload="alert(1)"/>')),
  '/foreign.svg': (_, response) =>
    response
      .setHeader('content-type', 'image/svg+xml')
      .end(drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>')),
  '/tracker.svg': (_, response) =>
    response
      .setHeader('content-type', 'image/svg+xml')
      .end(drawing('<image href="https://example.com/pixel.png" width="9" height="9"/>')),
  '/page': (_, response) => response.setHeader('content-type', 'text/html').end('<p>Logo</p>'),
  '/fake.png': (_, response) => response.setHeader('content-type', 'image/png').end('no picture'),
  '/moved': (_, response) => response.writeHead(302, {location: '/photo'}).end(),
  '/loop': (_, response) => response.writeHead(302, {location: '/loop'}).end(),
  '/elsewhere': (_, response) =>
    response.writeHead(302, {location: 'http://www.example.com/logo.svg'}).end(),
  '/large': (_, response) =>
    response.setHeader('content-type', 'image/png').end(Buffer.alloc(2_100_000)),
  '/slow': () => undefined,
};

let server: Server;
let origin = '';
let folder = '';
const start = process.cwd();
const log = jest.spyOn(console, 'log').mockReturnValue();
const recordFile = 'content/data/tools.yaml';

const entry = (id: string, image: string) =>
  `- id: ${id} # keep\n  name:   "${id}"\n  image: ${image}  # logo\n`;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const run = (text: string) => {
  mkdirSync(join(folder, 'content/data'), {recursive: true});
  writeFileSync(join(folder, recordFile), text);
  return downloadImages({recordsFolder: 'content/data'}, 'tools', 'static/img/tools');
};

beforeAll(async () => {
  const create = {width: 400, height: 200, channels: 3, background: '#f00'} as const;
  photo = await sharp({create}).jpeg().toBuffer();
  server = createServer((request, response) => {
    const answer = send[request.url ?? ''] ?? ((_, missing) => missing.writeHead(404).end());
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  process.chdir(folder);
  log.mockClear();
});
afterEach(() => {
  process.chdir(start);
  rmSync(folder, {recursive: true});
});

it('replaces addresses by copies, and keeps everything else in the record', async () => {
  const [svg, moved] = [`${origin}/npm/icons@1.0.0/logo.svg`, `"${origin}/moved"`];
  await run(`# Tools\n${entry('a', svg)}\n${entry('b', moved)}${entry('c', '/img/own.svg')}`);

  expect(read(recordFile)).toBe(
    `# Tools\n${entry('a', '/img/tools/a.svg')}\n${entry('b', '/img/tools/b.png')}${entry('c', '/img/own.svg')}`,
  );
  expect(read('static/img/tools/a.svg')).toMatch(/^<svg[^>]*viewBox="0 0 9 9"[^>]*>(?!.*made by)/);
  expect(await sharp('static/img/tools/b.png').metadata()).toMatchObject({
    format: 'png',
    width: 144,
    height: 72,
  });
});

it('records sources and licenses, and lists unknown licenses', async () => {
  await run(entry('a', `${origin}/npm/icons@1.0.0/logo.svg`));
  await run(entry('b', `${origin}/photo`));
  const today = new Date().toISOString().slice(0, 10);

  expect(read('static/img/tools/SOURCES.txt')).toContain(`
a.svg
  Source: ${origin}/npm/icons@1.0.0/logo.svg
  Downloaded: ${today}
  License: CC0-1.0

b.png
  Source: ${origin}/photo
  Downloaded: ${today}
  License: unknown
`);
  expect(log.mock.calls.flat().at(-1)).toBe(
    'Look up the license of b.png and write it into static/img/tools/SOURCES.txt.',
  );
});

it('removes scripts and event handlers from a drawing', async () => {
  await run(entry('a', `${origin}/script.svg`));

  expect(read('static/img/tools/a.svg')).not.toMatch(/script|onload|alert/);
});

it.each([
  ['/foreign.svg', 'The drawing contains scripts or pages.'],
  ['/tracker.svg', 'The drawing contains links to other files.'],
  ['/page', 'The server sends text/html, not an image'],
  ['/fake.png', "The file isn't a valid png image."],
  ['/missing', 'The server answers with status 404.'],
  ['/loop', 'The server redirects more than 3 times.'],
  ['/elsewhere', "http://www.example.com/logo.svg isn't a secure address."],
  ['/large', 'The file is larger than 2 MB.'],
])('rejects %s, says why and where, and writes only the other image', async (path, message) => {
  const text = entry('bad', origin + path) + entry('good', `${origin}/photo`);

  await expect(run(text)).rejects.toThrow(`${recordFile}:3: ${origin}${path}\n  ${message}`);
  expect(read(recordFile)).toBe(entry('bad', origin + path) + entry('good', '/img/tools/good.png'));
  expect(readdirSync('static/img/tools').sort()).toEqual(['SOURCES.txt', 'good.png']);
});

it('writes nothing when nothing can be downloaded', async () => {
  await expect(run(entry('a', 'http://example.com/a.svg'))).rejects.toThrow('secure address');

  expect(existsSync('static')).toBe(false);
});

it('gives up on a slow server', async () => {
  const limits = {bytes: 1000, milliseconds: 200, redirects: 0};

  await expect(download(`${origin}/slow`, limits)).rejects.toThrow('within 0.2 seconds');
});

it('says when there is nothing to do', async () => {
  await run(entry('a', '/img/own.svg'));

  expect(log).toHaveBeenCalledWith(`No image in ${recordFile} is on another site.`);
});
