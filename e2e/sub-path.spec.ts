import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {barLink, barLinksOf, currentNames, currentLinkOf, linkNames, navbarPages} from './navbar';
import {linksOf, pageAt, pages, previewAddress, previewBase, titleOf, unknownPath} from './site';

/* The site, built for a sub-path: `BASE_URL=/preview/7/ npm run build`. */

test.use({baseURL: previewAddress});

/** A path relative to the sub-path. */
const inFolder = (path: string) => `.${path}`;

/** A path relative to the server's root. */
const inPreview = (path: string) => `${previewBase}${path.slice(1)}`;

/** All URLs on the page: links, styles, scripts and images. */
function addressesOn(page: Page): Promise<string[]> {
  return page.locator('[href], [src]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const addresses = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      return addresses.split(' ').map((address) => new URL(address, document.baseURI).href);
    }),
  );
}

test.describe(`under ${previewBase}`, () => {
  test('all links and requests are within the sub-path and work', async ({page, visit}) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    const linked = new Set<string>();
    for (const {path} of pages) {
      await visit(inFolder(path));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      (await addressesOn(page)).forEach((address) => linked.add(address));
    }
    await page.waitForLoadState('networkidle');
    const {origin} = new URL(previewAddress);
    const local = [...requested, ...linked].filter((address) => new URL(address).origin === origin);
    expect(local.length).toBeGreaterThan(20);
    expect(local.filter((address) => !address.startsWith(previewAddress))).toEqual([]);
    for (const address of local) {
      const response = await page.request.get(address, {maxRedirects: 0});
      expect(response.status(), address).toBe(200);
    }
  });

  test('the links in the navbar work', async ({page, visit}) => {
    await visit(inFolder('/contact'));
    for (const {name, path, title} of navbarPages) {
      await barLink(page, name).click();
      await expect(page).toHaveURL(new URL(inFolder(path), previewAddress).href);
      await expect(page).toHaveTitle(titleOf(title));
      await expect(currentLinkOf(page)).toHaveText(currentNames(path));
    }
  });

  for (const contentPage of pages) {
    const {path} = contentPage;
    const to = linksOf(contentPage).find(
      (link) => /^\/.*#/.test(link) && !link.startsWith(`${path}#`),
    );
    if (to) {
      test(`a link on ${path} goes to a section`, async ({page, visit}) => {
        const [target = '', id = ''] = to.split('#');
        await visit(inFolder(path));
        await page
          .getByRole('main')
          .locator(`a[href="${inPreview(to)}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(inPreview(to));
        await expect(page).toHaveTitle(titleOf(pageAt(target).title));
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      });
    }
  }

  test.describe(() => {
    test.use({tolerated: /404/});

    test('an unknown address responds with 404 and links to the home page', async ({
      page,
      visit,
    }) => {
      const response = await visit(inFolder(unknownPath));
      expect(response?.status()).toBe(404);
      await expect(barLinksOf(page)).toHaveText(linkNames);
      await page.getByRole('main').locator(`a[href="${previewBase}"]`).first().click();
      await expect(page).toHaveURL(previewBase);
      await expect(page).toHaveTitle(titleOf(pageAt('/').title));
    });
  });
});
