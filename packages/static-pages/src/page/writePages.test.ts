/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';
import type {PageStep} from './PageStep';
import {writePages} from './writePages';

const pages = {
  'docs/intro.html': '<!doctype html><div id="__docusaurus"><p class="a">Intro</p></div>',
  'index.html': '<!doctype html><div id="__docusaurus"><p class="a">Home</p></div>',
  'leaflet.html': '<p class="a">__docusaurus</p>\n',
};

/** The pages after these steps. */
async function write(...steps: PageStep[]): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'docs'));
  Object.entries(pages).forEach(([file, html]) => writeFileSync(join(folder, file), html));
  await writePages(folder, steps, {keepSeparators: false});
  return Object.fromEntries(
    Object.keys(pages).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

/** A step that appends its name to the text of each page. */
const step = (name: string, more: Partial<PageStep> = {}): PageStep => ({
  name,
  async change({$}) {
    await Promise.resolve();
    $('p').append(` ${name}`);
  },
  ...more,
});

it('runs the steps in order on what Docusaurus rendered, and then minifies it', async () => {
  const written = await write(step('first'), step('second'));

  expect(written['docs/intro.html']).toContain('<p class=a>Intro first second</div>');
  expect(written['index.html']).toContain('<p class=a>Home first second</div>');
  expect(written['leaflet.html']).toBe(pages['leaflet.html']);
});

it('runs steps for every file on files of static, too, which stay as they are otherwise', async () => {
  const written = await write(step('first'), step('second', {everyFile: true}));

  expect(written['leaflet.html']).toContain('<p class="a">__docusaurus second</p>\n');
});

it('ends the steps in order, once all pages are written', async () => {
  const log: string[] = [];
  const logging = (name: string) =>
    step(name, {
      change: ({file}) => void log.push(file),
      finish: () => void log.push(name),
    });
  await write(logging('first'), logging('second'));

  expect(log.slice(0, -2).sort()).toEqual([
    'docs/intro.html',
    'docs/intro.html',
    'index.html',
    'index.html',
  ]);
  expect(log.slice(-2)).toEqual(['first', 'second']);
});

it('names the page and the step that fails', async () => {
  const change = ({file}: {file: string}) => {
    if (file === 'docs/intro.html') {
      throw new Error('No heading');
    }
  };

  await expect(write(step('metadata', {change}))).rejects.toThrow(
    'docs/intro.html, step "metadata": No heading',
  );
});

it('writes pages where a plain static file server finds them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const page = (links: string) =>
    `<!doctype html><div id="__docusaurus"><main>${links}</main></div>`;
  const linked = ['/tools', '/docs/intro'];
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'tools.html'), page('Tools'));
  writeFileSync(join(folder, 'docs/intro.html'), page('Intro'));
  writeFileSync(join(folder, '404.html'), page('Missing'));
  const links = linked.map((address) => `<a href="${address}">${address}</a>`).join('');
  writeFileSync(join(folder, 'index.html'), page(links));
  await writePages(folder, [], {keepSeparators: false});

  /** What a file server sends that only knows files, and the index of a folder. */
  const get = (address: string) => {
    const file = join(folder, address);
    const found =
      existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
  };
  const home = load(get('/') ?? '');
  const addresses = Array.from(home('a'), ({attribs}) => attribs.href ?? '');
  expect(addresses).toEqual(linked);
  for (const address of addresses) {
    expect(get(address)).toBe(get(`${address}.html`));
    expect(get(`${address}/`)).toBe(get(address));
  }
  expect(existsSync(join(folder, '404/index.html'))).toBe(false);
});
