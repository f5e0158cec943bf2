import type {Page} from '@playwright/test';
import {propsOf, titlesOf, usesOf} from './content/contentPages';
import type {ContentPage} from './content/contentPages';
import {expectContent, expectFrame} from './content/expectContent';
import {expect, test} from './fixtures';
import {boxOf, boxesOf, expectNoOverflow, gridOf, itemsOf, listWith, phone} from './layout';
import {barOf, currentLinkOf} from './navbar';
import {notFound, pageAt, pages, site, browserTitleOf, uiTexts} from './site';

/*
 * How every page looks and works in a window. `html.spec.ts` checks what is in its file, and
 * `fixtures.ts` the console in every test.
 */

const wide = {width: 1440, height: 900};

async function expectSkipLink(page: Page): Promise<void> {
  const skipLink = page.getByRole('link', {name: uiTexts.skipLink, exact: true});
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Also pictures that load only when they come near the window. */
async function expectPicturesLoaded(page: Page): Promise<void> {
  const missing = await page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    images.forEach((image) => (image.loading = 'eager'));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.filter(({naturalWidth}) => naturalWidth === 0).map(({src}) => src);
  });
  expect.soft(missing, page.url()).toEqual([]);
}

/** Cards fill even rows in a wide window, or are beside what they are shown with, and are stacked on a phone, where each table fits. */
async function expectLayout(page: Page, {tree}: ContentPage): Promise<void> {
  const grids = [
    ...usesOf(tree, 'CardGrid').map((grid) => titlesOf(grid, 'TopicCard')),
    ...usesOf(tree, 'BenefitGrid').map((grid) => titlesOf(grid, 'Benefit')),
  ];
  await page.setViewportSize(wide);
  for (const titles of grids) {
    const list = listWith(page, titles);
    const {columns, rows} = await gridOf(itemsOf(list));
    if (columns === 1) {
      // They are to the right of what they are shown with.
      const [own, shown] = [
        await boxOf(list),
        await boxOf(list.locator('xpath=preceding-sibling::*[1]')),
      ];
      expect(own.x, titles[0]).toBeGreaterThan(shown.x + shown.width);
      expect(own.y, titles[0]).toBe(shown.y);
      continue;
    }
    // Five or seven cards can't fill every row.
    const canFill = titles.length % 2 === 0 || titles.length % 3 === 0;
    expect(titles.length % columns === 0, titles[0]).toBe(canFill);
    expect(rows, titles[0]).toBe(Math.ceil(titles.length / columns));
  }
  await page.setViewportSize(phone);
  for (const titles of grids) {
    const grid = await gridOf(itemsOf(listWith(page, titles)));
    expect(grid, titles[0]).toEqual({columns: 1, rows: titles.length});
  }
  for (const table of usesOf(tree, 'ComparisonTable')) {
    const name = String(propsOf(table).caption);
    const cells = page.getByRole('table', {name, exact: true}).locator('tbody :is(th, td)');
    const boxes = await boxesOf(cells);
    expect(boxes.length, name).toBeGreaterThan(3);
    expect(boxes.filter(({x, width}) => x < 0 || x + width > phone.width)).toEqual([]);
  }
}

test('each page has its pictures, and fits the window at every width', async ({
  page,
  visit,
  reports,
}) => {
  for (const contentPage of pages) {
    await test.step(contentPage.path, async () => {
      await visit(contentPage.path);
      await expectSkipLink(page);
      await expectPicturesLoaded(page);
      await expectNoOverflow(page);
      await expectLayout(page, contentPage);
    });
  }
  expect(reports).toEqual([]);
});

test('a card leads to a section, which shows below the navbar', async ({page, visit}) => {
  const {tree, resolve} = pageAt('/');
  const addresses = usesOf(tree, 'TopicCard').map((card) => resolve(String(propsOf(card).to)));
  const to = addresses.find((address) => address.includes('#')) ?? '';
  const [target = '', id] = to.split('#');
  await visit('/');
  await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await expect(page).toHaveTitle(browserTitleOf(pageAt(target).title));
  const section = page.locator(`[id="${id}"]`);
  await expect(section).toBeInViewport({ratio: 1});
  const bar = await boxOf(barOf(page));
  await expect.poll(async () => (await boxOf(section)).y).toBeLessThan(400);
  expect((await boxOf(section)).y).toBeGreaterThan(bar.height);
});

test('the contact details are to the left of the form, and below it on a phone, and light where the visitor prefers dark', async ({
  page,
  visit,
}) => {
  const details = page.getByRole('main').locator('dl').filter({hasText: site.contact.email});
  const form = page.getByRole('main').locator('form');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize(wide);
  await visit('/contact');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /^(?=.*only)(?=.*light)/);
  const field = page.getByRole('main').locator('textarea');
  await expect(field).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect((await boxOf(details)).x).toBeLessThan((await boxOf(form)).x);
  await page.setViewportSize(phone);
  await expect
    .poll(async () => (await boxOf(details)).y - (await boxOf(form)).y)
    .toBeGreaterThan(0);
});

test.describe('an unknown address', () => {
  // The browser reports the status of the page itself.
  test.use({tolerated: /404/});

  test('has the page of _not-found.mdx, however deep it is', async ({page, visit}) => {
    const response = await visit('/benefits/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(browserTitleOf(uiTexts.notFound.title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(currentLinkOf(page)).toHaveCount(0);
    await expectSkipLink(page);
    await expectNoOverflow(page);
    await expectContent(page, notFound);
    await expectFrame(page);
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveTitle(browserTitleOf(pageAt('/').title));
  });
});
