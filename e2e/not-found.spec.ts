import {expectContent} from './content';
import {expect, test} from './fixtures';
import {expectNoOverflow} from './layout';
import {barLinksOf, labels} from './navbar';
import {notFound, pageAt, site, titleOf, unknownPath, words} from './site';

// The browser itself reports that the page was answered with 404.
test.use({tolerated: /404/});

test.describe('an unknown address', () => {
  test.beforeEach(async ({visit}) => {
    const response = await visit(unknownPath);
    expect(response?.status()).toBe(404);
  });

  test('is answered with 404 and a page that says so', async ({page}) => {
    await expect(page).toHaveTitle(titleOf(words.notFound.title));
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expectContent(page, notFound.content);
  });

  test('has the same shell as every page', async ({page}) => {
    await expect(barLinksOf(page)).toHaveText(labels);
    await expect(page.getByRole('contentinfo')).toContainText(
      `${site.footer.preparedFor} ${site.client.name}`,
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: words.skipLink, exact: true})).toBeFocused();
  });

  test('leads home', async ({page}) => {
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(titleOf(pageAt('/').name));
  });

  test('never scrolls sideways', async ({page}) => {
    await expectNoOverflow(page);
  });
});

test('an unknown address in a folder of the site has its styles and scripts too', async ({
  page,
  visit,
}) => {
  const response = await visit('/benefits/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
});
