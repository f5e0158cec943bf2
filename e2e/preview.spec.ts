import type {Locator, Page} from '@playwright/test';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expectNoViolationAtBothWidths} from './axe';
import {expect, test} from './fixtures';
import {boxOf, expectNoOverflow} from './layout';
import {barLinksOf, barOf, openMenu, toggleOf, white} from './navbar';
import {builds, linksOf, pages, preview, previewAddress, unknownPath, words} from './site';

/* Tests for the preview of a pull request, and for its absence from the published site. */

const pullRequestUrl = 'https://github.com/company/site/pull/7';
const editUrl = 'https://github.com/somebody/site/edit/prices/new';

const previewBarOf = (page: Page): Locator =>
  page.getByRole('complementary', {name: words.preview.label, exact: true});

const editLinkOf = (page: Page): Locator =>
  previewBarOf(page).getByRole('link', {name: words.preview.edit, exact: true});

const requestWords = words.preview.request.replace('{number}', '7');

/** The contents of all HTML files of a build. */
const noindex = /<meta [^>]*name="?robots"? content="?noindex/;

function htmlOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Links to a section of a page. */
const linkedSections = pages.flatMap(linksOf).filter((to) => /^\/.*#./.test(to));

test.describe('a preview', () => {
  test.use({baseURL: previewAddress});

  for (const {path, file} of pages) {
    test(`links ${path} to the pull request and its source`, async ({page, visit}) => {
      await visit(`.${path}`);
      const bar = previewBarOf(page);
      await expect(bar).toBeVisible();
      await expect(bar).toContainText(words.preview.about.replace('{request}', requestWords));
      await expect(bar.getByRole('link', {name: requestWords, exact: true})).toHaveAttribute(
        'href',
        pullRequestUrl,
      );
      await expect(bar).toContainText(`${preview.commit.slice(0, 7)}, built ${preview.builtAt}`);
      await expect(editLinkOf(page)).toHaveAttribute('href', `${editUrl}/${file}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  }

  test('has noindex in every HTML file', () => {
    const files = htmlOf(builds.preview.folder);
    expect(files.length).toBeGreaterThan(pages.length);
    const open = files.filter((html) => !noindex.test(html));
    expect(open).toEqual([]);
  });

  test('has a bar that comes right after the skip link in the tab order', async ({page, visit}) => {
    await visit('./benefits');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: words.skipLink, exact: true})).toBeFocused();
    for (const link of await previewBarOf(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toHaveCSS('outline-style', 'solid');
      await expect(link).toHaveCSS('outline-color', white);
    }
    await page.keyboard.press('Tab');
    await expect(barOf(page).getByRole('link').first()).toBeFocused();
  });

  test('has no characters that can’t be seen', () => {
    expect(
      htmlOf(builds.preview.folder).filter((html) => /[\u{E0000}-\u{E007F}]/u.test(html)),
    ).toEqual([]);
  });

  // On a phone, the version is on a second line.
  for (const [width, maxHeight] of [
    [320, 60],
    [1280, 44],
  ] as const) {
    test(`shows its bar above the navbar at ${width} px, scrolled or not`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({width, height: 800});
      await visit('./benefits');
      for (const top of [0, 900]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        const box = await boxOf(previewBarOf(page));
        expect(box).toMatchObject({x: 0, y: 0, width});
        expect(box.height).toBeLessThanOrEqual(maxHeight);
        expect((await boxOf(barOf(page))).y).toBe(box.height);
      }
      await expect(barOf(page)).toHaveCSS('background-color', white);
      expect((await boxOf(editLinkOf(page))).height).toBeGreaterThanOrEqual(24);
    });
  }

  test('keeps the mobile menu within reach', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 600});
    await visit('./benefits');
    await openMenu(page);
    const menu = await boxOf(barOf(page).getByRole('navigation'));
    const bar = await boxOf(barOf(page));
    expect(menu.y).toBe(bar.y + bar.height);
    expect(menu.y + menu.height).toBeLessThanOrEqual(600);
    await toggleOf(page).click();
    await expect(barLinksOf(page)).toHaveCount(0);
  });

  for (const to of linkedSections.slice(0, 1)) {
    test(`shows the section ${to} below both bars`, async ({page, visit}) => {
      await visit(`.${to}`);
      const id = to.split('#')[1] ?? '';
      const bar = await boxOf(barOf(page));
      await expect
        .poll(async () => (await boxOf(page.locator(`[id="${id}"]`))).y)
        .toBeGreaterThanOrEqual(bar.y + bar.height);
    });
  }

  test('has no accessibility violations and no horizontal scrolling', async ({page, visit}) => {
    await visit('./tools');
    await expectNoViolationAtBothWidths(page);
    await expectNoOverflow(page);
  });

  test('does not print its bar', async ({page, visit}) => {
    await visit('.');
    await page.emulateMedia({media: 'print'});
    await expect(previewBarOf(page)).toHaveCount(0);
    await expect(barOf(page)).toHaveCSS('margin-top', '0px');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('has its bar', async ({page, visit}) => {
      await visit('./process');
      await expect(editLinkOf(page)).toHaveAttribute('href', `${editUrl}/docs-content/process.mdx`);
    });
  });

  test.describe('at an unknown address', () => {
    test.use({tolerated: /404/});

    test('links to the text of that page', async ({page, visit}) => {
      await visit(`.${unknownPath}`);
      await expect(editLinkOf(page)).toHaveAttribute(
        'href',
        `${editUrl}/docs-content/_not-found.mdx`,
      );
      await expectNoViolationAtBothWidths(page);
    });
  });
});

test.describe('the published site', () => {
  test('contains no trace of a preview', () => {
    const files = htmlOf(builds.site.folder);
    expect(files.length).toBeGreaterThan(pages.length);
    const traces = files.filter((html) => /preview-height|\/pull\/|<aside|data-source/.test(html));
    expect(traces).toEqual([]);
    // Search engines shouldn't list the page for unknown addresses.
    const hidden = files.filter((html) => noindex.test(html));
    expect(hidden).toEqual([readFileSync(join(builds.site.folder, '404.html'), 'utf8')]);
  });

  test('has no preview bar', async ({page, visit}) => {
    await visit('/');
    await expect(previewBarOf(page)).toHaveCount(0);
    await expect(barOf(page)).toHaveCSS('margin-top', '0px');
  });
});
