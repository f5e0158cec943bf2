import type {Page} from '@playwright/test';
import {components} from '../../src/content/components';
import {expectNoViolationAtBothWidths} from '../axe';
import {expect, test} from '../fixtures';
import {expectNoOverflow} from '../layout';
import {navbarPageBut} from '../navbar';
import {pageAt, site as records, titleOf, tools} from '../site';
import {SiteCopy} from '../SiteCopy';
import {startSite} from './startSite';
import type {RunningSite} from './startSite';

/* What an author sees while `npm start` runs: slips in words, in terminal and page, and no crash. */

test.describe.configure({mode: 'serial', timeout: 120_000});

// The server of a developer talks to the console, but nothing in a page may fail.
test.use({tolerated: /^(?!page error)/});

/** For the first compilation, or a check with its dictionary, on a busy machine. */
const patience = {timeout: 30_000};

const broken = pageAt('/benefits');
const other = navbarPageBut('/', broken.path);

/** The main heading of a page. */
const headlineOf = ({content}: typeof broken) => content.headings[0]?.text ?? '';

let sources: SiteCopy;
let site: RunningSite;

test.beforeAll(async () => {
  sources = new SiteCopy();
  sources.change('docs-content/benefits.mdx', '</Section>', '');
  sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Somebody');
  site = await startSite(sources.folder);
  await expect.poll(site.output, patience).toContain('compiled successfully');
});

test.afterAll(() => {
  expect(site.output(), 'no stack trace').not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  site.stop();
  sources.remove();
});

const mainOf = (page: Page) => page.getByRole('main');
const headingOf = (page: Page) => page.getByRole('heading', {level: 1});
const panelOf = (page: Page) => page.getByRole('region', {name: 'Problems in docs-content'});

const textWithColon = 'Text that contains a colon needs quotes.';
const impossibleValue = 'category can\'t be "Editor".';
const openTag = '<Section> is never closed.';
const openQuote = 'This quote is never closed.';

/** The site itself may have had a warning before. */
const whenMended = /All problems in docs-content are mended|(is|are) left in docs-content/;

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await expect(mainOf(page)).toBeVisible(patience);
}

/** Waits until terminal and panel say the same of a file. */
async function expectTold(page: Page, file: string, message: string): Promise<void> {
  const problem = panelOf(page).getByRole('listitem').filter({hasText: message});
  await expect(problem).toContainText(`docs-content/${file}:`, patience);
  const place = new RegExp(`docs-content/${file}:\\d+:\\d+ {2}error {2}`);
  expect(site.output()).toMatch(place);
  expect(site.output()).toContain(message);
}

async function expectMended(page: Page): Promise<void> {
  await expect.poll(site.output, patience).toMatch(whenMended);
  for (const problem of [openTag, openQuote, textWithColon, impossibleValue]) {
    await expect(panelOf(page).getByText(problem)).toHaveCount(0, patience);
  }
  site.forget();
}

test('a page and a record that are broken from the start', async ({page}) => {
  await goTo(page, broken.path);
  await expectTold(page, 'benefits.mdx', openTag);
  await expectTold(page, 'data/site.yaml', openQuote);
  await expect(headingOf(page)).toHaveText(broken.name);
  await expect(mainOf(page)).toContainText('shown again as soon as its problems are mended');
  await expectNoViolationAtBothWidths(page);

  await goTo(page, other.path);
  await expect(headingOf(page)).toHaveText(headlineOf(pageAt(other.path)));
  await expect(panelOf(page)).toContainText(openQuote);
  await expect(panelOf(page)).not.toContainText(openTag);

  sources.restore('docs-content/benefits.mdx');
  sources.restore('docs-content/data/site.yaml');
  await expectMended(page);
  await expect(page.getByRole('banner')).toContainText(records.brand, patience);
  await expect(page).toHaveTitle(titleOf(other.name));
});

test('a tag that is left open', async ({page}) => {
  await goTo(page, broken.path);
  sources.change('docs-content/benefits.mdx', '</Section>', '');
  await expectTold(page, 'benefits.mdx', openTag);

  await page.getByRole('banner').getByRole('link', {name: other.label, exact: true}).click();
  await expect(headingOf(page)).toHaveText(headlineOf(pageAt(other.path)));
  await expect(panelOf(page)).toContainText(/\d problems? on other pages/);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(broken.name);

  sources.restore('docs-content/benefits.mdx');
  await expectMended(page);
  await expect(headingOf(page)).toHaveText(headlineOf(broken));
});

test('front matter that cannot be read', async ({page}) => {
  await goTo(page, broken.path);
  sources.change('docs-content/benefits.mdx', /^title: .*/m, 'title: Benefits: all of them');
  await expectTold(page, 'benefits.mdx', textWithColon);
  await expect(headingOf(page)).toHaveText(headlineOf(broken));

  sources.restore('docs-content/benefits.mdx');
  await expectMended(page);
  await expect(page).toHaveTitle(titleOf(broken.name));
});

test('a value in a record that is not possible', async ({page}) => {
  await goTo(page, '/tools');
  sources.change('docs-content/data/tools.yaml', /^ {2}category: .*/m, '  category: Editor');
  await expectTold(page, 'data/tools.yaml', impossibleValue);
  // The last good record is still shown.
  await expect(
    mainOf(page).getByRole('heading', {name: tools[0]?.name, exact: true}).first(),
  ).toBeVisible();

  sources.restore('docs-content/data/tools.yaml');
  await expectMended(page);
});

test('a record that cannot be read, and then says something else', async ({page}) => {
  await goTo(page, '/tools');
  sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Somebody');
  await expectTold(page, 'data/site.yaml', openQuote);
  await expect(page.getByRole('banner')).toContainText(records.brand);

  sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: Vibe Coding with AI');
  await expectMended(page);
  await expect(page.getByRole('banner')).toContainText('Vibe Coding with AI', patience);
  await expect(page).toHaveTitle(`${pageAt('/tools').name} | Vibe Coding with AI`);
});

test('every component is in the gallery, and can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, '/gallery');
  for (const {name} of components) {
    await expect(mainOf(page).getByRole('heading', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByText('This example cannot be shown.')).toHaveCount(0);
  await expectNoOverflow(page);
  await expectNoViolationAtBothWidths(page);

  const [{name, example}] = components as [(typeof components)[number]];
  await page.getByRole('button', {name: `Copy ${name}`, exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example);
});
