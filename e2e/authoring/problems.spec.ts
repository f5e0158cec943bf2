import type {Page} from '@playwright/test';
import {expectNoViolationAtBothWidths} from '../axe';
import {expect, headingOf, mainOf, panelOf, patience, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* What an author sees while `npm start` runs: problems in the terminal and on the page, no crash. */

const benefits = 'docs-content/benefits.mdx';
const siteRecord = 'docs-content/data/site.yaml';
const headline = 'Transformational Benefits';
const openTag = '<Section> is never closed.';
const openQuote = 'This quote is never closed.';

/** Waits until the terminal and the panel show a problem of a file. */
async function expectProblem(
  page: Page,
  site: StartedSite,
  file: string,
  message: string,
): Promise<void> {
  const problem = panelOf(page).getByRole('listitem').filter({hasText: message});
  await expect(problem).toContainText(`${file}:`, patience);
  const printed = new RegExp(`^${file}:\\d+:\\d+ {2}error {2}`, 'm');
  await expect.poll(() => site.output, patience).toMatch(printed);
  await expect.poll(() => site.output, patience).toContain(message);
}

async function expectFixed(page: Page, site: StartedSite): Promise<void> {
  site.output = '';
  site.reset();
  // The site can have warnings of its own.
  const whenFixed = /^In docs-content: (?:no problems|\d+ warnings?)\.$/m;
  await expect.poll(() => site.output, patience).toMatch(whenFixed);
  await expect(panelOf(page).getByText(/is never closed/)).toHaveCount(0, patience);
}

test.describe('when the server starts', () => {
  test.use({keepChanges: true});

  test('a page and a record have errors', async ({page, site, goTo}) => {
    await goTo('/benefits');
    await expectProblem(page, site, benefits, openTag);
    await expectProblem(page, site, siteRecord, openQuote);
    await expect(headingOf(page)).toHaveText('Benefits');
    await expect(mainOf(page)).toContainText("can't be shown until its problems are fixed");
    await expectNoViolationAtBothWidths(page);

    await goTo('/process');
    await expect(headingOf(page)).toHaveText('How It Goes');
    await expect(panelOf(page)).toContainText(openQuote);
    await expect(panelOf(page)).not.toContainText(openTag);

    await expectFixed(page, site);
    await expect(page).toHaveTitle('Process | Small Site', patience);
  });
});

test('a page gets errors, and is shown as it was', async ({page, site, goTo}) => {
  await goTo('/benefits');
  site.change(benefits, '</Section>', '');
  site.change(benefits, /^title: .*/m, 'title: Benefits: all of them');
  await expectProblem(page, site, benefits, openTag);
  await expectProblem(page, site, benefits, 'Text that contains a colon needs quotes.');

  await page.getByRole('banner').getByRole('link', {name: 'Process', exact: true}).click();
  await expect(headingOf(page)).toHaveText('How It Goes');
  await expect(panelOf(page)).toContainText(/\d problems? on other pages/);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(headline);
  await expect(panelOf(page)).toContainText(
    'You don’t see the newest version of this page until its errors are fixed.',
  );

  await expectFixed(page, site);
  await expect(headingOf(page)).toHaveText(headline);
  await expect(page).toHaveTitle('Benefits | Small Site', patience);
});

test('a record gets an error, and then changes', async ({page, site, goTo}) => {
  const banner = page.getByRole('banner');
  await goTo('/tools');
  site.change(siteRecord, /^brand: .*/m, 'brand: "Example');
  await expectProblem(page, site, siteRecord, openQuote);
  await expect(banner).toContainText('Small Site');

  site.change(siteRecord, /^brand: .*/m, 'brand: Vibe Coding with AI');
  await expect(banner).toContainText('Vibe Coding with AI', patience);
  await expect(page).toHaveTitle('Tools | Vibe Coding with AI');
  await expect(panelOf(page).getByText(openQuote)).toHaveCount(0, patience);
});

test('a build beside it leaves the panel and “Edit”', async ({page, site, goTo}) => {
  await site.build();
  await goTo('/benefits');

  await expect(panelOf(page).getByRole('switch', {name: 'Edit'})).toBeVisible(patience);
  site.change('docs-content/benefits.mdx', /^ {2}# .+$/m, '  # Still running');
  await expect(headingOf(page)).toHaveText('Still running', patience);
});
