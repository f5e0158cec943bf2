import type {Page} from '@playwright/test';
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
import {navbarLinks, site} from './site';

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

test('the navbar stays at the top, is white with a shadow from 11 px of scroll, and has the brand and its links, of which one looks current', async ({
  page,
  visit,
}) => {
  await visit('/benefits');
  await expectTransparent(page);
  const atTop = await boxOf(barOf(page));
  expect(atTop).toMatchObject({x: 0, y: 0, width: 1280});
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
  await page.emulateMedia({media: 'screen'});

  const looks = () =>
    barLinksOf(page).evaluateAll((links) =>
      links.map((link) => {
        const {color, fontWeight, textDecorationLine, borderBottomColor} = getComputedStyle(link);
        return [color, fontWeight, textDecorationLine, borderBottomColor].join();
      }),
    );
  await visit('/process');
  await expect(barLinksOf(page)).toHaveText(linkNames);
  await expect(toggleOf(page)).toHaveCount(0);
  for (const [index, {path}] of navbarLinks.entries()) {
    await expect(barLinksOf(page).nth(index)).toHaveAttribute('href', path);
  }
  await expect(currentLinkOf(page)).toHaveText(currentNames('/process'));
  const onProcess = await looks();

  await barOf(page).getByRole('link', {name: site.brand, exact: true}).first().click();
  await expect(page).toHaveURL('/');
  await expect(currentLinkOf(page)).toHaveText(currentNames('/'));
  const changed = (await looks()).map((look, index) => look !== onProcess[index]);
  const names = [...currentNames('/'), ...currentNames('/process')];
  expect(changed).toEqual(linkNames.map((name) => names.includes(name)));
});

test.describe('the menu on a phone', () => {
  test.use({viewport: phone});
  test.beforeEach(({visit}) => visit('/process'));

  test('opens below the navbar, which turns white, with the same links, and closes again, also when a link is followed, and by keyboard', async ({
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

    await openMenu(page);
    await barLink(page, other.name).click();
    await expect(page).toHaveURL(other.path);
    await expectMenuClosed(page);
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/process');
    await expectMenuClosed(page);

    // With only the keyboard.
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
