import type {Page} from '@playwright/test';
import {isDeepStrictEqual} from 'node:util';
import {expect, test} from './fixtures';
import {boxOf, phone} from './layout';
import {
  barLink,
  barLinksOf,
  barOf,
  currentLinkOf,
  currentNames,
  expectMenuClosed,
  linkNames,
  navbarPageBut,
  openMenu,
  toggleOf,
  transparent,
  white,
} from './navbar';
import {navbarLinks, pages, site} from './site';

const other = navbarPageBut('/process');

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

async function expectTransparent(page: Page): Promise<void> {
  await expect(barOf(page)).toHaveCSS('background-color', transparent);
  await expect(barOf(page)).toHaveCSS('box-shadow', 'none');
}

async function expectWhite(page: Page): Promise<void> {
  await expect(barOf(page)).toHaveCSS('background-color', white);
  await expect(barOf(page)).not.toHaveCSS('box-shadow', 'none');
}

for (const width of [390, 1280]) {
  test(`at ${width} px, the navbar stays at the top, and is white with a shadow from 11 px of scroll`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit('/benefits');
    await expectTransparent(page);
    const atTop = await boxOf(barOf(page));
    expect(atTop).toMatchObject({x: 0, y: 0, width});
    await scrollTo(page, 11);
    await expectWhite(page);
    await scrollTo(page, 10);
    await expectTransparent(page);
    await scrollTo(page, 900);
    await expectWhite(page);
    expect(await boxOf(barOf(page))).toEqual(atTop);

    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expectWhite(page);
    await page.emulateMedia({media: 'print'});
    await expectTransparent(page);
  });
}

test('the navbar has the brand, which leads to the home page, and its links in order', async ({
  page,
  visit,
}) => {
  await visit('/contact');
  await expect(barLinksOf(page)).toHaveText(linkNames);
  await expect(toggleOf(page)).toHaveCount(0);
  for (const [index, {path}] of navbarLinks.entries()) {
    await expect(barLinksOf(page).nth(index)).toHaveAttribute('href', path);
  }
  await barOf(page).getByRole('link', {name: site.brand, exact: true}).first().click();
  await expect(page).toHaveURL('/');
});

test('the navbar marks only the link to the current page, for eyes and screen readers', async ({
  page,
  visit,
}) => {
  const lookOf = (name: string) =>
    barLink(page, name).evaluate((link) => {
      const {color, fontWeight, textDecorationLine, borderBottomColor} = getComputedStyle(link);
      return [color, fontWeight, textDecorationLine, borderBottomColor];
    });
  await visit('/contact');
  const plain = await lookOf(other.name);
  for (const {path} of pages) {
    await visit(path);
    await expect(currentLinkOf(page)).toHaveText(currentNames(path));
    const marked: string[] = [];
    for (const name of linkNames) {
      if (!isDeepStrictEqual(await lookOf(name), plain)) {
        marked.push(name);
      }
    }
    expect(marked, path).toEqual(currentNames(path));
  }
});

test.describe('the menu on a phone', () => {
  test.use({viewport: phone});
  test.beforeEach(({visit}) => visit('/process'));

  test('opens below the navbar, which turns white, with the same links, and closes again', async ({
    page,
  }) => {
    await expectMenuClosed(page);
    await openMenu(page);
    await expect(barOf(page)).toHaveCSS('background-color', white);
    await expect(barLinksOf(page)).toHaveText(linkNames);
    const {y, height} = await boxOf(toggleOf(page));
    for (const link of await barLinksOf(page).all()) {
      await expect(link).toBeInViewport({ratio: 1});
      expect((await boxOf(link)).y).toBeGreaterThanOrEqual(y + height);
    }
    await toggleOf(page).click();
    await expectMenuClosed(page);
    await openMenu(page);
    // Beside the content, where no link can be.
    await page.mouse.click(5, 820);
    await expectMenuClosed(page);
    await expect(page).toHaveURL('/process');
  });

  test('can be used with only the keyboard', async ({page}) => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(barLinksOf(page)).toHaveCount(linkNames.length);
    await page.keyboard.press('Tab');
    await expect(barLinksOf(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
    await expect(toggleOf(page)).toBeFocused();

    await page.keyboard.press('Space');
    await barLinksOf(page).last().focus();
    await page.keyboard.press('Tab');
    await expectMenuClosed(page);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('closes when a link is followed, and when the browser goes back', async ({page}) => {
    await openMenu(page);
    await barLink(page, other.name).click();
    await expect(page).toHaveURL(other.path);
    await expectMenuClosed(page);
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/process');
    await expectMenuClosed(page);
  });
});

test.describe('the menu on a phone without JavaScript', () => {
  test.use({viewport: phone, javaScriptEnabled: false});

  test('opens, is hidden while the focus is below it, and its links work', async ({
    page,
    visit,
  }) => {
    await visit('/process');
    await expect(barLinksOf(page)).toHaveCount(0);
    await toggleOf(page).click();
    await expect(barLinksOf(page)).toHaveText(linkNames);
    await barLinksOf(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(barLinksOf(page)).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await barLink(page, other.name).click();
    await expect(page).toHaveURL(other.path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
