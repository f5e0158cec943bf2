import {expectFixed, expectProblem, openQuote, openTag} from './expectProblem';
import {expect, headingOf, panelOf, patience, test} from './fixtures';

/* What an author sees while `npm start` runs: problems in the terminal and on the page, no crash. */

const benefits = 'docs-content/benefits.mdx';
const siteRecord = 'docs-content/data/site.yaml';
const headline = 'Transformational Benefits';

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
  await expect(page).toHaveTitle(/^Benefits \|/, patience);
});

test('a record gets an error, and then changes', async ({page, site, goTo}) => {
  const banner = page.getByRole('banner');
  await goTo('/tools');
  site.change(siteRecord, /^brand: .*/m, 'brand: "Example');
  await expectProblem(page, site, siteRecord, openQuote);
  await expect(banner).toContainText('Small Site');

  site.change(siteRecord, /^brand: .*/m, 'brand: Vibe Coding with AI');
  await expect(banner).toContainText('Vibe Coding with AI', patience);
  await expect(panelOf(page).getByText(openQuote)).toHaveCount(0, patience);
});
