import type {Page} from '@playwright/test';
import {expectNoViolationAtBothWidths} from '../axe';
import {expect, headingOf, mainOf, panelOf, patience, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* What an author sees while `npm start` runs: problems in the terminal and on the page, no crash. */

const broken = {path: '/benefits', title: 'Benefits', headline: 'Transformational Benefits'};
const other = {path: '/process', title: 'Process', headline: 'How It Goes'};
const brand = 'Small Site';

const textWithColon = 'Text that contains a colon needs quotes.';
const invalidValue = '`category` can\'t be "Editor".';
const openTag = '<Section> is never closed.';
const openQuote = 'This quote is never closed.';

/** The site can have warnings of its own. */
const whenFixed = /^In docs-content: (?:no problems|\d+ warnings?)\.$/m;

/** Waits until the terminal and the panel show a problem of a file. */
async function expectProblem(
  page: Page,
  site: StartedSite,
  file: string,
  message: string,
): Promise<void> {
  const problem = panelOf(page).getByRole('listitem').filter({hasText: message});
  await expect(problem).toContainText(`docs-content/${file}:`, patience);
  const location = new RegExp(`docs-content/${file}:\\d+:\\d+ {2}error {2}`);
  expect(site.server.output()).toMatch(location);
  expect(site.server.output()).toContain(message);
}

async function expectFixed(page: Page, site: StartedSite): Promise<void> {
  await expect.poll(site.server.output, patience).toMatch(whenFixed);
  for (const problem of [openTag, openQuote, textWithColon, invalidValue]) {
    await expect(panelOf(page).getByText(problem)).toHaveCount(0, patience);
  }
  site.server.clearOutput();
}

test('a page and a record have errors when the server starts', async ({page, site, goTo}) => {
  await goTo(broken.path);
  await expectProblem(page, site, 'benefits.mdx', openTag);
  await expectProblem(page, site, 'data/site.yaml', openQuote);
  await expect(headingOf(page)).toHaveText(broken.title);
  await expect(mainOf(page)).toContainText("can't be shown until its problems are fixed");
  await expectNoViolationAtBothWidths(page);

  await goTo(other.path);
  await expect(headingOf(page)).toHaveText(other.headline);
  await expect(panelOf(page)).toContainText(openQuote);
  await expect(panelOf(page)).not.toContainText(openTag);

  site.restore('docs-content/benefits.mdx');
  site.restore('docs-content/data/site.yaml');
  await expectFixed(page, site);
  await expect(page.getByRole('banner')).toContainText(brand, patience);
  await expect(page).toHaveTitle(`${other.title} | ${brand}`);
});

test('a tag is not closed', async ({page, site, goTo}) => {
  await goTo(broken.path);
  site.change('docs-content/benefits.mdx', '</Section>', '');
  await expectProblem(page, site, 'benefits.mdx', openTag);

  await page.getByRole('banner').getByRole('link', {name: other.title, exact: true}).click();
  await expect(headingOf(page)).toHaveText(other.headline);
  await expect(panelOf(page)).toContainText(/\d problems? on other pages/);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(broken.headline);
  await expect(panelOf(page)).toContainText('You see this page as it was before its errors.');

  site.restore('docs-content/benefits.mdx');
  await expectFixed(page, site);
  await expect(headingOf(page)).toHaveText(broken.headline);
});

test('front matter is invalid', async ({page, site, goTo}) => {
  await goTo(broken.path);
  site.change('docs-content/benefits.mdx', /^title: .*/m, 'title: Benefits: all of them');
  await expectProblem(page, site, 'benefits.mdx', textWithColon);
  await expect(headingOf(page)).toHaveText(broken.headline);

  site.restore('docs-content/benefits.mdx');
  await expectFixed(page, site);
  await expect(page).toHaveTitle(`${broken.title} | ${brand}`);
});

test('a record has an invalid value', async ({page, site, goTo}) => {
  await goTo('/tools');
  site.change('docs-content/data/tools.yaml', /^ {2}category: .*/m, '  category: Editor');
  await expectProblem(page, site, 'data/tools.yaml', invalidValue);
  // The last valid record is still shown.
  await expect(
    mainOf(page).getByRole('heading', {name: 'Cursor', exact: true}).first(),
  ).toBeVisible();

  site.restore('docs-content/data/tools.yaml');
  await expectFixed(page, site);
});

test('a record is invalid, and then changes', async ({page, site, goTo}) => {
  await goTo('/tools');
  site.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Example');
  await expectProblem(page, site, 'data/site.yaml', openQuote);
  await expect(page.getByRole('banner')).toContainText(brand);

  site.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: Vibe Coding with AI');
  await expectFixed(page, site);
  await expect(page.getByRole('banner')).toContainText('Vibe Coding with AI', patience);
  await expect(page).toHaveTitle('Tools | Vibe Coding with AI');
});
