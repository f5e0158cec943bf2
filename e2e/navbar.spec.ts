import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {
  barLink,
  barLinksOf,
  barOf,
  currentNames,
  currentLinkOf,
  linkNames,
  navbarPageBut,
  navbarPages,
  transparent,
  white,
} from './navbar';
import {navbarLinks, pages, site, titleOf, unknownPath} from './site';

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
  test.describe(`the navbar at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});
    test.beforeEach(({visit}) => visit('/benefits'));

    test('is transparent up to 10 px of scroll, and white with a shadow from 11 px', async ({
      page,
    }) => {
      await expectTransparent(page);
      await scrollTo(page, 11);
      await expectWhite(page);
      await scrollTo(page, 10);
      await expectTransparent(page);
      await scrollTo(page, 2000);
      await expectWhite(page);
      await scrollTo(page, 0);
      await expectTransparent(page);
    });

    test('is white right after a reload in the middle of a page', async ({page}) => {
      await scrollTo(page, 900);
      await expectWhite(page);
      await page.reload();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
      await expectWhite(page);
    });

    test('has no background and no shadow on paper, even after scrolling', async ({page}) => {
      await scrollTo(page, 900);
      await page.emulateMedia({media: 'print'});
      await expectTransparent(page);
    });

    test('stays at the top of the window', async ({page}) => {
      await expect(barOf(page)).toHaveCSS('position', 'fixed');
      const atTop = await boxOf(barOf(page));
      expect(atTop).toMatchObject({x: 0, y: 0, width});
      await scrollTo(page, 1200);
      expect(await boxOf(barOf(page))).toEqual(atTop);
    });
  });
}

test('the navbar has the brand, which links to the home page, and its links in order', async ({
  page,
  visit,
}) => {
  await visit('/contact');
  await expect(barLinksOf(page)).toHaveText(linkNames);
  for (const [index, {path}] of navbarLinks.entries()) {
    await expect(barLinksOf(page).nth(index)).toHaveAttribute('href', path);
  }
  await barOf(page).getByRole('link', {name: site.brand, exact: true}).first().click();
  await expect(page).toHaveURL('/');
});

test('the navbar highlights only the link to the current page', async ({page, visit}) => {
  for (const {path} of pages) {
    await visit(path);
    await expect(currentLinkOf(page)).toHaveText(currentNames(path));
    for (const link of await currentLinkOf(page).all()) {
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  }
});

test('the highlight is visible', async ({page, visit}) => {
  const lookOf = (name: string) =>
    barLink(page, name).evaluate((link) => {
      const {color, fontWeight, textDecorationLine, borderBottomColor} = getComputedStyle(link);
      return [color, fontWeight, textDecorationLine, borderBottomColor];
    });
  const one = navbarPageBut('/');
  const another = navbarPageBut('/', one.path);
  await visit('/contact');
  const plain = await lookOf(one.name);
  expect(await lookOf(another.name)).toEqual(plain);
  await visit(one.path);
  expect(await lookOf(one.name)).not.toEqual(plain);
  expect(await lookOf(another.name)).toEqual(plain);
});

test('the highlight follows navigation', async ({page, visit}) => {
  await visit('/');
  const trail = navbarPages.toReversed();
  for (const {name, path, title} of trail) {
    await barLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(title));
    await expect(currentLinkOf(page)).toHaveText(currentNames(path));
  }
  await page.goBack();
  await expect(currentLinkOf(page)).toHaveText(currentNames(trail.at(-2)?.path ?? '/'));
});

test.describe(() => {
  test.use({tolerated: /404/});

  test('the navbar highlights no link at an unknown address', async ({page, visit}) => {
    await visit(unknownPath);
    await expect(barLinksOf(page)).toHaveText(linkNames);
    await expect(currentLinkOf(page)).toHaveCount(0);
  });
});
