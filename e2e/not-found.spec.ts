import {expectContent} from './content/expectContent';
import {expect, test} from './fixtures';
import {expectNoOverflow} from './layout';
import {barLinksOf, linkNames} from './navbar';
import {notFound, pageAt, site, titleOf, unknownPath, words} from './site';

// The browser reports the status of the page itself.
test.use({tolerated: /404/});

test.describe('an unknown address', () => {
  test.beforeEach(async ({visit}) => {
    const response = await visit(unknownPath);
    expect(response?.status()).toBe(404);
  });

  test('gets the status 404 and the page of _not-found.mdx', async ({page}) => {
    await expect(page).toHaveTitle(titleOf(words.notFound.title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expectContent(page, notFound);
  });

  test('has the navbar, the footer and the skip link', async ({page}) => {
    await expect(barLinksOf(page)).toHaveText(linkNames);
    await expect(page.getByRole('contentinfo')).toContainText(
      `${site.footer.preparedFor} ${site.client.name}`,
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: words.skipLink, exact: true})).toBeFocused();
  });

  test('has a link to the home page', async ({page}) => {
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(titleOf(pageAt('/').title));
  });

  test('never scrolls sideways', async ({page}) => {
    await expectNoOverflow(page);
  });
});

test("the built page for unknown addresses isn't a page of its own to search engines", async ({
  request,
}) => {
  const html = await (await request.get('/404')).text();
  expect(html).toMatch(/<meta [^>]*name="?robots"? content="?noindex/);
  expect(html).not.toContain('canonical');
});

test('an unknown address in a folder has styles too', async ({page, visit}) => {
  const response = await visit('/benefits/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
});
