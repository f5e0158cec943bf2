import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {tokenColor} from '../src/plugins/tokenColor';
import {expect, test} from './fixtures';
import {builds, pages, secondClient, site} from './site';

/* The preview build is for another client, whom `npm run rebrand` has set: nothing tells of the first. */

const {folder} = builds.preview;
const tokens = readFileSync('src/css/tokens.css', 'utf8');
const accent = tokenColor(tokens, 'accent');

/** The site's own pages; the preview also has those of other tests. */
const own = pages.map(({path}) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
const read = (file: string) => readFileSync(join(folder, file));
const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

const {client, contact, address} = site;
const traces = [client.name, client.url, contact.email, contact.phone, digits(contact.phone)];

/** How many pixels of a picture have a color. */
async function countPixels(file: Buffer, color: string): Promise<number> {
  const data = await sharp(file).ensureAlpha().raw().toBuffer();
  const wanted = Number.parseInt(color.slice(1), 16);
  let count = 0;
  for (let index = 0; index < data.length; index += 4) {
    count += data.readUIntBE(index, 3) === wanted ? 1 : 0;
  }
  return count;
}

test('has no trace of the first client in any text or picture', async () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => !file.endsWith('.html') || own.includes(file) || file === '404.html',
  );
  const texts = files.filter((file) => /\.(html|css|js|json|svg|txt|xml)$/.test(file));
  expect(texts).toEqual(expect.arrayContaining(own));
  // Styles are minified.
  const colors = [accent, tokenColor(tokens, 'accent-ink')].map((color) => color.toLowerCase());
  // The case counts: a client's name can consist of words that pages also use.
  const found = [...traces, new URL(address).host, ...colors].flatMap((trace) =>
    texts.filter((file) => read(file).toString().includes(trace)),
  );
  expect(found).toEqual([]);
  for (const picture of files.filter((file) => file.endsWith('.png'))) {
    expect(await countPixels(read(picture), accent), picture).toBe(0);
  }
});

test('has the second client on every page, and its color in the image for shared links', async () => {
  const {email, phone, address: host, 'client-url': url, accent: color} = secondClient;
  for (const file of own) {
    const html = read(file).toString().replaceAll('&amp;', '&');
    for (const value of [secondClient.client, email, digits(phone), host, url, color]) {
      expect(html, file).toContain(value);
    }
    const [, card = ''] = /(assets\/cards\/\w+\.png)/.exec(html) ?? [];
    expect(await countPixels(read(card), color), file).toBeGreaterThan(100);
  }
});
