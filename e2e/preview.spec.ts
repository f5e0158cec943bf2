import type {Locator, Page} from '@playwright/test';
import {expectNoViolation} from './axe';
import {expect, test} from './fixtures';
import {boxOf, expectNoOverflow} from './layout';
import {currentLinkOf, currentNames} from './navbar';
import {previewAddress, previewBase, previewEnvironment, unknownPath} from './site';

/* The preview of a pull request, at a sub-path, and its absence from the published site. */

const pullRequestUrl = 'https://github.com/company/site/pull/7';

const previewBarOf = (page: Page): Locator =>
  page.getByRole('complementary', {name: 'Preview', exact: true});

const editLinkOf = (page: Page): Locator =>
  previewBarOf(page).getByRole('link', {name: 'Edit this page', exact: true});

/** All URLs on the page: links, styles, scripts and images. */
const addressesOn = (page: Page): Promise<string[]> =>
  page.locator('[href], [src]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const addresses = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      return addresses.split(' ').map((address) => new URL(address, document.baseURI).href);
    }),
  );

test.describe('a preview', () => {
  test.use({baseURL: previewAddress});

  test('leads to its pull request, commit and source, stays at its sub-path, and shows its bar at the end of the window, but not on paper', async ({
    page,
    visit,
  }) => {
    const addresses = new Set<string>();
    page.on('request', (request) => addresses.add(request.url()));
    await visit('./tools');
    const bar = previewBarOf(page);
    await expect(bar).toContainText(/, built \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    const linkTo = (name: string) => bar.getByRole('link', {name, exact: true});
    await expect(linkTo('pull request 7')).toHaveAttribute('href', pullRequestUrl);
    await expect(linkTo('What changes')).toHaveAttribute('href', `${previewBase}review/`);
    const commit = previewEnvironment.PREVIEW_COMMIT;
    await expect(linkTo(`commit ${commit.slice(0, 7)}`)).toHaveAttribute(
      'href',
      `${pullRequestUrl}/commits/${commit}`,
    );
    await expect(currentLinkOf(page)).toHaveText(currentNames('/tools'));

    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      const {x, y, height, ...bar} = await boxOf(previewBarOf(page));
      expect({x, end: y + height, width: bar.width}).toEqual({x: 0, end: 800, width});
      expect(height).toBeLessThanOrEqual(100);
    }
    await expectNoViolation(page);
    await expectNoOverflow(page);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    (await addressesOn(page)).forEach((address) => addresses.add(address));
    const {origin} = new URL(previewAddress);
    const local = [...addresses].filter((address) => new URL(address).origin === origin);
    expect(local.length).toBeGreaterThan(5);
    for (const address of local) {
      expect(address.startsWith(previewAddress), address).toBe(true);
      const response = await page.request.get(address, {maxRedirects: 0});
      expect(response.status(), address).toBe(200);
    }

    await page.emulateMedia({media: 'print'});
    await expect(previewBarOf(page)).toHaveCount(0);
  });

  test.describe('at an unknown address', () => {
    test.use({tolerated: /404/, javaScriptEnabled: false});

    test('has its bar and leads to its home page, also without JavaScript', async ({
      page,
      visit,
    }) => {
      const response = await visit(`.${unknownPath}`);
      expect(response?.status()).toBe(404);
      await expect(previewBarOf(page)).toBeVisible();
      await page.getByRole('main').locator(`a[href="${previewBase}"]`).first().click();
      await expect(page).toHaveURL(previewBase);
      await expect(editLinkOf(page)).toBeVisible();
    });
  });
});
