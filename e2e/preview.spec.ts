import type {Locator, Page} from '@playwright/test';
import {readFileSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {expectNoViolation} from './axe';
import {expect, test} from './fixtures';
import {boxOf, expectNoOverflow} from './layout';
import {currentLinkOf, currentNames} from './navbar';
import {
  builds,
  previewAddress,
  previewBase,
  previewEnvironment,
  samplePages,
  unknownPath,
} from './site';

/* The preview of a pull request, at a sub-path, and its absence from the published site. */

const pullRequestUrl = 'https://github.com/company/site/pull/7';
const editUrl = 'https://github.com/somebody/site/edit/prices/new';

const previewBarOf = (page: Page): Locator =>
  page.getByRole('complementary', {name: 'Preview', exact: true});

const editLinkOf = (page: Page): Locator =>
  previewBarOf(page).getByRole('link', {name: 'Edit this page', exact: true});

const noindex = /<meta [^>]*name="?robots"? content="?noindex/;

/** The contents of all files of a build with this ending, by path. */
function filesOf(folder: string, ending: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map(({parentPath, name}) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(0);
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));
}

const filesWith = (files: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file);

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

  test('leads to its pull request, commit and source, and stays at its sub-path', async ({
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
  });

  test('leads from each page to the file that it is made of', () => {
    const html = filesOf(builds.preview.folder, '.html');
    for (const {path, file} of samplePages) {
      const page = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      expect(html.get(page)).toContain(`${editUrl}/${file}`);
    }
  });

  test('shows its bar at the end of the window, and not on paper', async ({page, visit}) => {
    await visit('./tools');
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      const {x, y, height, ...bar} = await boxOf(previewBarOf(page));
      expect({x, end: y + height, width: bar.width}).toEqual({x: 0, end: 800, width});
      expect(height).toBeLessThanOrEqual(100);
    }
    await expectNoViolation(page);
    await expectNoOverflow(page);
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

  test('keeps crawlers away, and has no invisible characters or pictures in its HTML', () => {
    const {folder} = builds.preview;
    const html = filesOf(folder, '.html');
    expect(filesWith(html, noindex)).toEqual([...html.keys()]);
    expect(filesWith(html, /[\u{E0000}-\u{E007F}]|src="?data:/u)).toEqual([]);
    expect(filesOf(folder, 'robots.txt').get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(readdirSync(folder)).not.toContain('sitemap.xml');
  });
});

const wordsOfTools = [
  'What to fix',
  ' on other pages',
  '__editor',
  'Search icons',
  'x-editor-token',
  'Message to your reviewers',
  'ProseMirror',
];

test('the published site has no trace of a preview or of authoring tools', () => {
  const {folder} = builds.site;
  const html = filesOf(folder, '.html');
  expect(filesWith(html, /\/pull\/|<aside|data-source/)).toEqual([]);
  expect(filesWith(html, noindex)).toEqual(['404.html']);
  const files = filesOf(folder, '');
  expect(filesWith(files, /[\u{E0030}-\u{E007F}]/u)).toEqual([]);
  for (const words of wordsOfTools) {
    expect(filesWith(files, new RegExp(words)), words).toEqual([]);
  }
});

test('the published site has no scripts of Docusaurus', () => {
  const assets = filesOf(join(builds.site.folder, 'assets'), '.js');
  const names = [...assets.keys()];
  expect(names.filter((file) => !/^js\/\w+\.[A-Z\d]{8}\.js$/.test(file))).toEqual([]);
});
