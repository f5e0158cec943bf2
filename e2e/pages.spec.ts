import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {expectNoOverflow} from './layout';
import {navbarLinks, pages, quickLinks, sitemapPaths, titleOf, words} from './site';

/* Tests for every page. `fixtures.ts` also checks the console in every test. */

test('the build has exactly the pages of docs-content', () => {
  expect(sitemapPaths().sort()).toEqual(pages.map(({path}) => path).sort());
});

async function expectHeadingsInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName.slice(1))));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped, `levels in order: ${levels.join(' ')}`).toEqual([]);
}

async function expectNoDocsElements(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  // Links are compared with those of the content; our fields and buttons are in islands, which also
  // add a button to each heading.
  await expect(
    page.locator('search, :is([role="search"], [type="search"]):not(site-island *)'),
  ).toHaveCount(0);
  const otherButtons = page
    .locator('button:not(site-island *, :is(h2, h3, h4) > *)')
    .filter({visible: true});
  await expect(otherButtons).toHaveCount(0);
  for (const part of ['sidebar', 'breadcrumb', 'table-of-contents', 'pagination', 'badge--']) {
    await expect(page.locator(`[class*="${part}" i]`)).toHaveCount(0);
  }
}

async function expectPicturesLoaded(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
}

/** The internal links of the page. */
async function internalLinks(page: Page, origin: string): Promise<string[]> {
  const addresses = await page
    .getByRole('link', {includeHidden: true})
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return Array.from(new Set(addresses.filter((address) => new URL(address).origin === origin)));
}

async function expectTargetExists(page: Page, address: string): Promise<void> {
  const response = await page.request.get(address, {maxRedirects: 0});
  expect(response.status(), address).toBe(200);
  const anchor = decodeURIComponent(new URL(address).hash.slice(1));
  if (anchor) {
    expect(await response.text(), address).toMatch(new RegExp(`\\sid=["']?${anchor}["'\\s>]`));
  }
}

test('a page is light where the visitor prefers dark', async ({page, visit}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit('/contact');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /^(?=.*only)(?=.*light)/);
  const field = page.getByRole('main').locator('textarea');
  await expect(field).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const {path, title, description} of pages) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(({visit}) => visit(path));

    test('has a title, a description, ordered headings and landmarks', async ({page}) => {
      await expect(page).toHaveTitle(titleOf(title));
      const meta = page.locator('meta[name="description"]');
      await expect(meta).toHaveCount(1);
      await expect(meta).toHaveAttribute('content', description);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');

      await expectHeadingsInOrder(page);
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectNoDocsElements(page);
    });

    test('starts with a skip link and never scrolls sideways', async ({page}) => {
      const skipLink = page.getByRole('link', {name: words.skipLink, exact: true});
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expectNoOverflow(page);
    });

    test('is silent, loads whole, and links to what exists', async ({page, reports, baseURL}) => {
      await expectPicturesLoaded(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const origin = baseURL ?? '';
      const links = await internalLinks(page, origin);
      const known = [...navbarLinks, ...quickLinks].map(({path}) => origin + path);
      expect(links).toEqual(expect.arrayContaining(known));
      for (const link of links) {
        await expectTargetExists(page, link);
      }
      expect(reports).toEqual([]);
    });
  });
}
