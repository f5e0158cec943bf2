import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {
  barLink,
  barLinksOf,
  barOf,
  expectMenuClosed,
  linkNames,
  navbarPageBut,
  openMenu,
  toggleOf,
  white,
} from './navbar';
import {navbarLinks} from './site';

const other = navbarPageBut('/process');

test('a wide screen has no menu button', async ({page, visit}) => {
  await visit('/process');
  await expect(barLinksOf(page)).toHaveText(linkNames);
  await expect(toggleOf(page)).toHaveCount(0);
});

test.describe('the menu on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});
  test.beforeEach(({visit}) => visit('/process'));

  test('is closed until its button is pressed and has the same links', async ({page}) => {
    await expectMenuClosed(page);
    await openMenu(page);
    await expect(barLinksOf(page)).toHaveText(linkNames);
    for (const link of await barLinksOf(page).all()) {
      await expect(link).toBeInViewport({ratio: 1});
    }
    await toggleOf(page).click();
    await expectMenuClosed(page);
  });

  test('opens below the navbar, which turns white', async ({page}) => {
    await openMenu(page);
    await expect(barOf(page)).toHaveCSS('background-color', white);
    const toggle = await boxOf(toggleOf(page));
    const firstLink = await boxOf(barLinksOf(page).first());
    expect(firstLink.y).toBeGreaterThanOrEqual(toggle.y + toggle.height);
  });

  test('closes on Escape and returns the focus to its button', async ({page}) => {
    await openMenu(page);
    await barLinksOf(page).first().focus();
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
    await expect(toggleOf(page)).toBeFocused();
  });

  test('closes on a click outside', async ({page}) => {
    await openMenu(page);
    await page.mouse.click(195, 820);
    await expectMenuClosed(page);
    await expect(page).toHaveURL('/process');
  });

  test('closes when the focus moves to what it covers', async ({page}) => {
    await openMenu(page);
    await barLinksOf(page).last().focus();
    await expect(barLinksOf(page)).toHaveCount(linkNames.length);
    await page.keyboard.press('Tab');
    await expectMenuClosed(page);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('closes when a link is followed and stays closed after going back', async ({page}) => {
    await openMenu(page);
    await barLink(page, other.name).click();
    await expect(page).toHaveURL(other.path);
    await expectMenuClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('/process');
    await expectMenuClosed(page);
  });

  test('closes when the browser goes back', async ({page}) => {
    await openMenu(page);
    await barLink(page, other.name).click();
    await expect(page).toHaveURL(other.path);
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/process');
    await expectMenuClosed(page);
  });

  test('can be used with only the keyboard', async ({page}) => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(barLinksOf(page)).toHaveCount(linkNames.length);
    await page.keyboard.press('Tab');
    await expect(barLinksOf(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(navbarLinks[0]?.path ?? '');
  });
});

test.describe('the menu on a phone without JavaScript', () => {
  test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

  test('opens and its links work', async ({page, visit}) => {
    await visit('/process');
    await expect(barLinksOf(page)).toHaveCount(0);
    await toggleOf(page).click();
    await expect(barLinksOf(page)).toHaveText(linkNames);
    await barLinksOf(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(barLinksOf(page), 'hidden while the focus is below it').toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await barLink(page, other.name).click();
    await expect(page).toHaveURL(other.path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
