import type {Page} from '@playwright/test';
import {expectContent, expectFrame} from './content/expectContent';
import {propsOf, usesOf} from './content/contentPages';
import type {ContentPage} from './content/contentPages';
import {expect, test} from './fixtures';
import {boxOf, expectNoOverflow} from './layout';
import {barOf, currentLinkOf} from './navbar';
import {notFound, pageAt, pages, sitemapPaths, titleOf, uiTexts} from './site';

/* What every page has. `fixtures.ts` also checks the console in every test. */

async function expectStructure(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const headings = page.getByRole('heading');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  const levels = await headings.evaluateAll((all) =>
    all.map(({tagName}) => Number(tagName.slice(1))),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped, `levels in order: ${levels.join(' ')}`).toEqual([]);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Nothing of the documentation framework shows: no sidebar, search or pagination. */
async function expectNoDocsElements(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const others = 'search, :is([role="search"], [type="search"]):not(site-island *)';
  await expect(page.locator(others)).toHaveCount(0);
  // Our buttons are in islands, which also add one to each heading.
  const buttons = page.locator('button:not(site-island *, :is(h2, h3, h4) *)');
  await expect(buttons.filter({visible: true})).toHaveCount(0);
}

async function expectSkipLink(page: Page): Promise<void> {
  const skipLink = page.getByRole('link', {name: uiTexts.skipLink, exact: true});
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

async function expectPicturesLoaded(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
}

/** Every link within the site leads to a page or file, and to an element in it. */
async function expectTargetsExist(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin;
  const addresses = await page
    .getByRole('link', {includeHidden: true})
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const internal = new Set(addresses.filter((address) => new URL(address).origin === origin));
  expect(internal.size).toBeGreaterThan(4);
  for (const address of internal) {
    const response = await page.request.get(address, {maxRedirects: 0});
    expect(response.status(), address).toBe(200);
    const anchor = decodeURIComponent(new URL(address).hash.slice(1));
    if (anchor) {
      expect(await response.text(), address).toMatch(new RegExp(`\\sid=["']?${anchor}["'\\s>]`));
    }
  }
}

/** Where the buttons and cards of a page lead that lead to a section. */
const sectionLinksOf = ({tree, resolve}: ContentPage) =>
  [...usesOf(tree, 'Button'), ...usesOf(tree, 'TopicCard')]
    .map((element) => propsOf(element).to)
    .flatMap((to) => (typeof to === 'string' ? resolve(to) : []))
    .filter((address) => /^\/.*#/.test(address));

test('the build has exactly the pages of docs-content', () => {
  expect(sitemapPaths().sort()).toEqual(pages.map(({path}) => path).sort());
});

for (const contentPage of pages) {
  const {path, title, description} = contentPage;

  test(`${path} is whole: its words, links and pictures`, async ({page, visit, reports}) => {
    await visit(path);
    await expect(page).toHaveTitle(titleOf(title));
    const meta = page.locator('meta[name="description"]');
    await expect(meta).toHaveCount(1);
    await expect(meta).toHaveAttribute('content', description);
    await expectStructure(page);
    await expectNoDocsElements(page);
    await expectSkipLink(page);
    await expectPicturesLoaded(page);
    await expectNoOverflow(page);
    await expectTargetsExist(page);
    await expectContent(page, contentPage);
    await expectFrame(page);
    const newTabs = await page.locator('a[target="_blank"]').count();
    expect(newTabs).toBeGreaterThan(0);
    await expect(page.getByRole('link', {name: uiTexts.newTab})).toHaveCount(newTabs);
    expect(reports).toEqual([]);
  });

  const sections = sectionLinksOf(contentPage);
  if (sections.length > 0) {
    test(`cards on ${path} lead to sections, which show below the navbar`, async ({
      page,
      visit,
    }) => {
      for (const to of sections) {
        const [target = '', id] = to.split('#');
        await visit(path);
        await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
        await expect(page).toHaveURL(to);
        await expect(page).toHaveTitle(titleOf(pageAt(target).title));
        const section = page.locator(`[id="${id}"]`);
        await expect(section).toBeInViewport({ratio: 1});
        const bar = await boxOf(barOf(page));
        await expect.poll(async () => (await boxOf(section)).y).toBeLessThan(400);
        expect((await boxOf(section)).y).toBeGreaterThan(bar.height);
      }
    });
  }
}

test.describe('an unknown address', () => {
  // The browser reports the status of the page itself.
  test.use({tolerated: /404/});

  test('has the page of _not-found.mdx, however deep it is', async ({page, visit}) => {
    const response = await visit('/benefits/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(titleOf(uiTexts.notFound.title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(currentLinkOf(page)).toHaveCount(0);
    await expectStructure(page);
    await expectSkipLink(page);
    await expectNoOverflow(page);
    await expectContent(page, notFound);
    await expectFrame(page);
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveTitle(titleOf(pageAt('/').title));
  });
});

test('a page is light where the visitor prefers dark', async ({page, visit}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit('/contact');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /^(?=.*only)(?=.*light)/);
  const field = page.getByRole('main').locator('textarea');
  await expect(field).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
