import type {Locator, Page} from '@playwright/test';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expectNoViolationAtBothWidths} from './axe';
import {expect, test} from './fixtures';
import {boxOf, expectNoOverflow} from './layout';
import {builds, pages, preview, previewAddress, unknownPath} from './site';

/* Tests for the preview of a pull request, and for its absence from the published site. */

const pullRequestUrl = 'https://github.com/company/site/pull/7';
const editUrl = 'https://github.com/somebody/site/edit/prices/new';

const previewBarOf = (page: Page): Locator =>
  page.getByRole('complementary', {name: 'Preview', exact: true});

const editLinkOf = (page: Page): Locator =>
  previewBarOf(page).getByRole('link', {name: 'Edit this page', exact: true});

const requestWords = 'pull request 7';

/** The contents of all HTML files of a build. */
const noindex = /<meta [^>]*name="?robots"? content="?noindex/;

function htmlOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

test.describe('a preview', () => {
  test.use({baseURL: previewAddress});

  for (const {path, file} of pages) {
    test(`links ${path} to the pull request and its source`, async ({page, visit}) => {
      await visit(`.${path}`);
      const bar = previewBarOf(page);
      await expect(bar).toBeVisible();
      await expect(bar).toContainText(`Preview of ${requestWords}`);
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

  test('has no characters that can’t be seen', () => {
    expect(
      htmlOf(builds.preview.folder).filter((html) => /[\u{E0000}-\u{E007F}]/u.test(html)),
    ).toEqual([]);
  });

  for (const width of [320, 1280]) {
    test(`shows its bar at the end of a window of ${width} px`, async ({page, visit}) => {
      await page.setViewportSize({width, height: 800});
      await visit('./benefits');
      const {x, y, height, ...bar} = await boxOf(previewBarOf(page));
      expect({x, end: y + height, width: bar.width}).toEqual({x: 0, end: 800, width});
      expect(height).toBeLessThanOrEqual(100);
      expect((await boxOf(editLinkOf(page))).height).toBeGreaterThanOrEqual(24);
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

    test('has its bar', async ({page, visit}) => {
      await visit(`.${unknownPath}`);
      await expect(previewBarOf(page)).toBeVisible();
      await expectNoViolationAtBothWidths(page);
    });
  });
});

test.describe('the published site', () => {
  test('contains no trace of a preview', () => {
    const files = htmlOf(builds.site.folder);
    expect(files.length).toBeGreaterThan(pages.length);
    const traces = files.filter((html) => /\/pull\/|<aside|data-source/.test(html));
    expect(traces).toEqual([]);
    // Search engines shouldn't list the page for unknown addresses.
    const hidden = files.filter((html) => noindex.test(html));
    expect(hidden).toEqual([readFileSync(join(builds.site.folder, '404.html'), 'utf8')]);
  });

  test('has no preview bar', async ({page, visit}) => {
    await visit('/');
    await expect(previewBarOf(page)).toHaveCount(0);
  });
});
