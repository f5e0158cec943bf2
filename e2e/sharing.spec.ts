import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {
  builds,
  pageAt,
  pages,
  previewAddress,
  previewBase,
  secondClient,
  site,
  titleOf,
  tools,
  words,
} from './site';

/* Tests for what search engines and link previews read. */

const {site: published, preview} = builds;
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const addressOf = (path: string) => new URL(path, site.address).href;

const contentOf = (page: Page, attribute: string, value: string) =>
  page.locator(`meta[${attribute}="${value}"]`).getAttribute('content');

type Thing = Record<string, unknown> & {'@type': string};

/** The objects that a page describes for search engines. */
async function thingsOn(page: Page): Promise<Thing[]> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const data = JSON.parse((await scripts.textContent()) ?? '') as Thing & {'@graph'?: Thing[]};
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] ?? [data];
}

for (const {path} of pages) {
  test(`${path} has an image for shared links that loads, with a description`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    const description = words.sharing.imageDescription
      .replace('{title}', heading)
      .replace('{brand}', site.brand);
    expect(await contentOf(page, 'property', 'og:image:alt')).toBe(description);
    expect(await contentOf(page, 'name', 'twitter:image:alt')).toBe(description);
    expect(await contentOf(page, 'property', 'og:type')).toBe('website');
    expect(await contentOf(page, 'property', 'og:site_name')).toBe(site.brand);
    expect(await contentOf(page, 'name', 'twitter:card')).toBe('summary_large_image');

    const image = (await contentOf(page, 'property', 'og:image')) ?? '';
    expect(await contentOf(page, 'name', 'twitter:image')).toBe(image);
    expect(image).toContain(addressOf('/assets/'));
    const {pathname} = new URL(image);
    expect(statSync(join(published.folder, pathname)).size).toBeLessThan(100_000);
    const size = await page.evaluate(async (src) => {
      const element = new Image();
      element.src = src;
      await element.decode();
      return [element.naturalWidth, element.naturalHeight];
    }, pathname);
    expect(size).toEqual([1200, 630]);
  });
}

test('every page has an image of its own', async ({page, visit}) => {
  const images = new Set<string | null>();
  for (const {path} of pages) {
    await visit(path);
    images.add(await contentOf(page, 'property', 'og:image'));
  }
  expect(images.size).toBe(pages.length);
});

test.describe('structured data', () => {
  test('describes the organization and the site on the home page', async ({page, visit}) => {
    await visit('/');
    const things = await thingsOn(page);
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    expect(things[1]).toMatchObject({name: site.brand, url: addressOf('/')});
    const logo = things[0]?.logo as string;
    expect(statSync(join(published.folder, new URL(logo).pathname)).isFile()).toBe(true);
  });

  for (const {path, title} of pages.filter((each) => each.path !== '/')) {
    test(`leads from Home to ${path}`, async ({page, visit}) => {
      await visit(path);
      const [breadcrumbs] = await thingsOn(page);
      expect(breadcrumbs).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          {position: 1, name: pageAt('/').title, item: addressOf('/')},
          {position: 2, name: title, item: addressOf(path)},
        ],
      });
    });
  }

  test('lists the tools', async ({page, visit}) => {
    await visit('/tools');
    const list = (await thingsOn(page)).find((thing) => thing['@type'] === 'ItemList');
    expect(list?.itemListElement).toEqual(
      tools.map(({name, url}, index) => expect.objectContaining({position: index + 1, name, url})),
    );
  });
});

test.describe('icons', () => {
  test('load, with the manifest, below the path of the site', async ({page}) => {
    await page.goto(previewAddress);
    const links = page.locator(
      'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    );
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs).toHaveLength(4);
    const manifest = JSON.parse(read(preview.folder, 'manifest.json')) as {icons: {src: string}[]};
    for (const href of [...hrefs, ...manifest.icons.map(({src}) => src)]) {
      expect(href.startsWith(previewBase)).toBe(true);
      expect((await page.request.get(new URL(href, previewAddress).href)).status(), href).toBe(200);
    }
    expect(manifest).toMatchObject({name: site.brand, start_url: previewBase});
  });

  test('give the browser the color of the top of the page', async ({page, visit}) => {
    await visit('/');
    const color = await contentOf(page, 'name', 'theme-color');
    const background = await page
      .getByRole('main')
      .locator('> div > div')
      .first()
      .evaluate((hero) => getComputedStyle(hero).backgroundImage);
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color?.slice(at, at + 2) ?? '', 16));
    expect(background).toContain(`rgb(${red}, ${green}, ${blue})`);
  });
});

test.describe('the published site', () => {
  test('invites crawlers to its sitemap', () => {
    expect(read(published.folder, 'robots.txt')).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`);
    expect(read(published.folder, 'robots.txt')).not.toContain('Disallow');
  });

  test('has the text of every page for language models', () => {
    const text = read(published.folder, 'llms.txt');
    for (const {path, title, description} of pages) {
      expect(text).toContain(`## [${title}](${addressOf(path)})\n\n> ${description}\n`);
    }
    for (const {name, description} of tools) {
      expect(text).toContain(name);
      expect(text).toContain(description);
    }
    expect(text).not.toMatch(/<\/?[a-z]/);
  });
});

test.describe('a preview', () => {
  test('keeps crawlers away', () => {
    expect(read(preview.folder, 'robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    const files = readdirSync(preview.folder);
    expect(files).not.toContain('sitemap.xml');
    expect(files).not.toContain('llms.txt');
  });

  test('shows its own image', async ({page}) => {
    await page.goto(`${previewAddress}benefits`);
    await expect(page).toHaveTitle(titleOf(pageAt('/benefits').title));
    const image = (await contentOf(page, 'property', 'og:image')) ?? '';
    expect(image).toContain(`${secondClient.address}${previewBase}assets/`);
    const {pathname} = new URL(image);
    expect(
      (await page.request.get(new URL(pathname, previewAddress).href)).headers()['content-type'],
    ).toBe('image/png');
  });
});
