import type {Page} from '@playwright/test';
import {visit} from 'unist-util-visit';
import {components} from '../../src/content/components';
import {expectNoViolationAtBothWidths} from '../axe';
import {expect, test} from '../fixtures';
import {expectNoOverflow} from '../layout';
import {navbarPageBut} from '../navbar';
import {textOf} from '../content/contentPages';
import {pageAt, site as records, titleOf, tools} from '../site';
import {SiteCopy} from '../SiteCopy';
import {startSite} from './startSite';
import type {RunningSite} from './startSite';

/* What an author sees while `npm start` runs: problems in the terminal and on the page, no crash. */

test.describe.configure({mode: 'serial', timeout: 120_000});

// The development server logs to the console, but no page may throw an error.
test.use({tolerated: /^(?!page error)/});

/** Enough for the first compilation, or for a check that loads its dictionary, on a busy machine. */
const patience = {timeout: 30_000};

const broken = pageAt('/benefits');
const other = navbarPageBut('/', broken.path);

/** The text of the first heading of a page. */
function headlineOf({tree}: typeof broken): string {
  const headings: string[] = [];
  visit(tree, 'heading', (heading) => void headings.push(textOf(heading)));
  return headings[0] ?? '';
}

let sources: SiteCopy;
let site: RunningSite;

test.beforeAll(async () => {
  sources = new SiteCopy();
  sources.change('docs-content/benefits.mdx', '</Section>', '');
  sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Example');
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
const invalidValue = '`category` can\'t be "Editor".';
const openTag = '<Section> is never closed.';
const openQuote = 'This quote is never closed.';

/** The site can have warnings of its own. */
const whenFixed = /All problems in docs-content are fixed|\d problems? left in docs-content/;

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await expect(mainOf(page)).toBeVisible(patience);
}

/** Waits until the terminal and the panel show a problem of a file. */
async function expectProblem(page: Page, file: string, message: string): Promise<void> {
  const problem = panelOf(page).getByRole('listitem').filter({hasText: message});
  await expect(problem).toContainText(`docs-content/${file}:`, patience);
  const location = new RegExp(`docs-content/${file}:\\d+:\\d+ {2}error {2}`);
  expect(site.output()).toMatch(location);
  expect(site.output()).toContain(message);
}

async function expectFixed(page: Page): Promise<void> {
  await expect.poll(site.output, patience).toMatch(whenFixed);
  for (const problem of [openTag, openQuote, textWithColon, invalidValue]) {
    await expect(panelOf(page).getByText(problem)).toHaveCount(0, patience);
  }
  site.clearOutput();
}

test('a page and a record have errors when the server starts', async ({page}) => {
  await goTo(page, broken.path);
  await expectProblem(page, 'benefits.mdx', openTag);
  await expectProblem(page, 'data/site.yaml', openQuote);
  await expect(headingOf(page)).toHaveText(broken.title);
  await expect(mainOf(page)).toContainText("can't be shown until its problems are fixed");
  await expectNoViolationAtBothWidths(page);

  await goTo(page, other.path);
  await expect(headingOf(page)).toHaveText(headlineOf(pageAt(other.path)));
  await expect(panelOf(page)).toContainText(openQuote);
  await expect(panelOf(page)).not.toContainText(openTag);

  sources.restore('docs-content/benefits.mdx');
  sources.restore('docs-content/data/site.yaml');
  await expectFixed(page);
  await expect(page.getByRole('banner')).toContainText(records.brand, patience);
  await expect(page).toHaveTitle(titleOf(other.title));
});

test('a tag is not closed', async ({page}) => {
  await goTo(page, broken.path);
  sources.change('docs-content/benefits.mdx', '</Section>', '');
  await expectProblem(page, 'benefits.mdx', openTag);

  await page.getByRole('banner').getByRole('link', {name: other.label, exact: true}).click();
  await expect(headingOf(page)).toHaveText(headlineOf(pageAt(other.path)));
  await expect(panelOf(page)).toContainText(/\d problems? on other pages/);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(broken.title);

  sources.restore('docs-content/benefits.mdx');
  await expectFixed(page);
  await expect(headingOf(page)).toHaveText(headlineOf(broken));
});

test('front matter is invalid', async ({page}) => {
  await goTo(page, broken.path);
  sources.change('docs-content/benefits.mdx', /^title: .*/m, 'title: Benefits: all of them');
  await expectProblem(page, 'benefits.mdx', textWithColon);
  await expect(headingOf(page)).toHaveText(headlineOf(broken));

  sources.restore('docs-content/benefits.mdx');
  await expectFixed(page);
  await expect(page).toHaveTitle(titleOf(broken.title));
});

test('a record has an invalid value', async ({page}) => {
  await goTo(page, '/tools');
  sources.change('docs-content/data/tools.yaml', /^ {2}category: .*/m, '  category: Editor');
  await expectProblem(page, 'data/tools.yaml', invalidValue);
  // The last valid record is still shown.
  await expect(
    mainOf(page).getByRole('heading', {name: tools[0]?.name, exact: true}).first(),
  ).toBeVisible();

  sources.restore('docs-content/data/tools.yaml');
  await expectFixed(page);
});

test('a record is invalid, and then changes', async ({page}) => {
  await goTo(page, '/tools');
  sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Example');
  await expectProblem(page, 'data/site.yaml', openQuote);
  await expect(page.getByRole('banner')).toContainText(records.brand);

  sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: Vibe Coding with AI');
  await expectFixed(page);
  await expect(page.getByRole('banner')).toContainText('Vibe Coding with AI', patience);
  await expect(page).toHaveTitle(`${pageAt('/tools').title} | Vibe Coding with AI`);
});

test('the gallery shows every component and copies its example', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, '/gallery');
  for (const {name} of components) {
    await expect(mainOf(page).getByRole('heading', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByText("This example can't be shown.")).toHaveCount(0);
  await expectNoOverflow(page);
  await expectNoViolationAtBothWidths(page);

  const [{name, example}] = components as [(typeof components)[number]];
  await page.getByRole('button', {name: `Copy ${name}`, exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example);
});
