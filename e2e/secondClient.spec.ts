import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {PNG} from 'pngjs';
import {tokenColor} from '../src/plugins/tokenColor';
import {expect, test} from './fixtures';
import {builds, pages, secondClient, site} from './site';

/* The preview build is for another client, whom `npm run rebrand` has set: nothing tells of the first. */

const {folder} = builds.preview;
const tokens = readFileSync('src/css/tokens.css', 'utf8');
const accent = tokenColor(tokens, 'accent');

/** The site's own pages and all other files; the preview also has the pages of other tests. */
const own = pages.map(({path}) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
  (file) => !file.endsWith('.html') || own.includes(file) || file === '404.html',
);
const filesLike = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const read = (file: string) => readFileSync(join(folder, file));

const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

/** How many pixels of a picture have a color. */
function countPixels(file: Buffer, color: string): number {
  const {data} = PNG.sync.read(file);
  const wanted = Number.parseInt(color.slice(1), 16);
  let count = 0;
  for (let index = 0; index < data.length; index += 4) {
    count += data.readUIntBE(index, 3) === wanted ? 1 : 0;
  }
  return count;
}

test('has no trace of the first client in any text', () => {
  const traces = [
    site.client.name,
    site.client.url,
    site.contact.email,
    site.contact.phone,
    digits(site.contact.phone),
    new URL(site.address).host,
    accent,
    tokenColor(tokens, 'accent-ink'),
  ];
  const texts = filesLike(/\.(html|css|js|json|svg|txt|xml)$/);
  expect(texts.length).toBeGreaterThan(pages.length);
  for (const file of texts) {
    const text = read(file).toString().toLowerCase();
    expect(
      traces.filter((trace) => text.includes(trace.toLowerCase())),
      file,
    ).toEqual([]);
  }
});

test('has the second client on every page', () => {
  const {email, phone, address, ...client} = secondClient;
  for (const file of own) {
    const html = read(file).toString();
    for (const value of [email, digits(phone), address, client['client-url'], client.accent]) {
      expect(html, file).toContain(value);
    }
    expect(html.replaceAll('&amp;', '&'), file).toContain(client.client);
  }
});

test('has the second accent in the pictures of shared links, and the first in no picture', () => {
  const first = filesLike(/\.png$/).filter((file) => countPixels(read(file), accent) > 0);
  expect(first).toEqual([]);
  for (const file of own) {
    const [, card = ''] = /(assets\/cards\/\w+\.png)/.exec(read(file).toString()) ?? [];
    expect(countPixels(read(card), secondClient.accent), file).toBeGreaterThan(100);
  }
});
