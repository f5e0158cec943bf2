import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {barLinksOf, barOf, currentLinkOf} from './navbar';
import {navbarPages, pages, previewBase, unknownPath} from './site';

/* The same site, built for a folder of a server: `BASE_URL=/preview/7/ npm run build`. */

test.use({baseURL: ({previewAddress}, provide) => provide(previewAddress)});

/** A page's address, seen from the folder. */
const inFolder = (path: string) => `.${path}`;

/** Every address that the page names: links, styles, scripts, pictures. */
function addressesOn(page: Page): Promise<string[]> {
  return page.locator('[href], [src]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const addresses = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      return addresses.split(' ').map((address) => new URL(address, document.baseURI).href);
    }),
  );
}

test.describe(`under ${previewBase}`, () => {
  test('everything that a page names and asks for is in the folder, and is there', async ({
    page,
    visit,
    previewAddress,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const named = new Set<string>();
    for (const {path} of pages) {
      await visit(inFolder(path));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      (await addressesOn(page)).forEach((address) => named.add(address));
    }
    await page.waitForLoadState('networkidle');
    const {origin} = new URL(previewAddress);
    const local = [...asked, ...named].filter((address) => new URL(address).origin === origin);
    expect(local.length).toBeGreaterThan(20);
    expect(local.filter((address) => !address.startsWith(previewAddress))).toEqual([]);
    for (const address of local) {
      const response = await page.request.get(address, {maxRedirects: 0});
      expect(response.status(), address).toBe(200);
    }
  });

  test('the links of the bar lead from page to page', async ({page, visit, previewAddress}) => {
    await visit(inFolder('/contact'));
    for (const {path, name} of navbarPages) {
      await barOf(page).getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(new URL(inFolder(path), previewAddress).href);
      await expect(page).toHaveTitle(`${name} | AI Vibe Coding`);
      await expect(currentLinkOf(page)).toHaveText([name]);
    }
  });

  test('"Learn more" leads to a section', async ({page, visit}) => {
    await visit(inFolder('/'));
    await page.getByRole('link', {name: /^Learn more.*Productivity/}).click();
    await expect(page).toHaveURL(`${previewBase}benefits#productivity`);
    await expect(page.getByRole('heading', {level: 2, name: 'Productivity'})).toBeInViewport();
  });

  test.describe(() => {
    test.use({tolerated: /404/});

    test('an unknown address is answered with 404, and leads home', async ({page, visit}) => {
      const response = await visit(inFolder(unknownPath));
      expect(response?.status()).toBe(404);
      await expect(barLinksOf(page)).toHaveCount(5);
      await page.getByRole('main').getByRole('link', {name: /home/i}).click();
      await expect(page).toHaveURL(previewBase);
      await expect(page).toHaveTitle('Home | AI Vibe Coding');
    });
  });
});
