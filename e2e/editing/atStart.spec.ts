import {expectNoViolationAtBothWidths} from '../axe';
import {expectFixed, expectProblem, openQuote, openTag} from './expectProblem';
import {expect, headingOf, mainOf, panelOf, patience, test} from './fixtures';

/* Runs first, since its name comes first: other tests restore what has errors when the server starts. */

test.use({keepChanges: true});

test('a page and a record have errors when the server starts', async ({page, site, goTo}) => {
  await goTo('/benefits');
  await expectProblem(page, site, 'docs-content/benefits.mdx', openTag);
  await expectProblem(page, site, 'docs-content/data/site.yaml', openQuote);
  await expect(headingOf(page)).toHaveText('Benefits');
  await expect(mainOf(page)).toContainText("can't be shown until its problems are fixed");
  await expectNoViolationAtBothWidths(page);

  await goTo('/process');
  await expect(headingOf(page)).toHaveText('How It Goes');
  await expect(panelOf(page)).toContainText(openQuote);
  await expect(panelOf(page)).not.toContainText(openTag);

  await expectFixed(page, site);
  await expect(page.getByRole('banner')).toContainText('Small Site', patience);
});
