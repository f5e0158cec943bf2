import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {builds, pages, site, uiTexts} from './site';

/* What search engines and link previews read. */

const {site: published} = builds;
const addressOf = (path: string) => new URL(path, site.address).href;

const contentOf = (page: Page, attribute: string, value: string) =>
  page.locator(`meta[${attribute}="${value}"]`).getAttribute('content');

test('each page has an image of its own for shared links, with a description', async ({
  page,
  visit,
}) => {
  const images = new Set<string>();
  for (const {path} of pages) {
    await visit(path);
    const description = uiTexts.sharing.imageDescription
      .replace('{title}', await page.getByRole('heading', {level: 1}).innerText())
      .replace('{brand}', site.brand);
    expect(await contentOf(page, 'property', 'og:image:alt')).toBe(description);
    const image = (await contentOf(page, 'property', 'og:image')) ?? '';
    expect(image).toContain(addressOf('/assets/'));
    images.add(image);
    const {pathname} = new URL(image);
    expect(statSync(join(published.folder, pathname)).size).toBeLessThan(100_000);
    const size = await page.evaluate(async (src) => {
      const element = new Image();
      element.src = src;
      await element.decode();
      return [element.naturalWidth, element.naturalHeight];
    }, pathname);
    expect(size).toEqual([1200, 630]);
  }
  expect(images.size).toBe(pages.length);
});

test('the browser gets the color of the top of the page', async ({page, visit}) => {
  await visit('/');
  const color = (await contentOf(page, 'name', 'theme-color')) ?? '';
  const background = await page
    .getByRole('main')
    .locator('> div > div')
    .first()
    .evaluate((hero) => getComputedStyle(hero).backgroundImage);
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  expect(background).toContain(`rgb(${red}, ${green}, ${blue})`);
});
