import type {Locator, Page} from '@playwright/test';
import {expectNoViolationAtBothWidths} from '../axe';
import {boxOf, phone} from '../layout';
import {expect, panelOf, patience, test} from './fixtures';
import type {StartedSite} from './StartedSite';

/* What the panel does for an author: each button. */

const file = 'docs-content/benefits.mdx';
const words = 'docs-content/words.txt';
const mistakes = 'Save coinz, old coinz too, with the the tools. Ask a zorbex for more.';

/** Writes the mistakes, and opens the panel, which warnings leave closed. */
async function makeMistakes(page: Page, site: StartedSite): Promise<void> {
  site.change(file, '</Hero>', `</Hero>\n\n${mistakes}\n`);
  const summary = panelOf(page).getByRole('button', {expanded: false});
  await expect(summary).toContainText('warning', patience);
  await summary.click();
}

const itemOf = (page: Page, text: string) =>
  panelOf(page).getByRole('listitem').filter({hasText: text}).first();

test('each problem has buttons, which change a file', async ({page, site, goTo}) => {
  await goTo('/benefits');
  await makeMistakes(page, site);
  const text = site.read(file);
  const buttonOf = (problem: string, name: string) =>
    itemOf(page, problem).getByRole('button', {name, exact: true});

  /** Presses a button that changes a file, and checks the file. */
  async function expectChange(button: Locator, path: string, after: string): Promise<void> {
    await expect(button).toBeVisible(patience);
    await button.click();
    await expect.poll(() => site.read(path), patience).toBe(after);
  }

  const repeated = '"the" is repeated.';
  await expect(itemOf(page, repeated)).toBeVisible(patience);

  const typo = '"coinz" isn\'t in the dictionary.';
  const spelled = text.replace('coinz', 'coins');
  await expectChange(buttonOf(typo, 'Use “coins”'), file, spelled);
  await expectChange(buttonOf(repeated, 'Fix'), file, spelled.replace('the the', 'the'));
  const added = `${site.read(words)}zorbex\n`;
  await expectChange(buttonOf('"zorbex"', 'Add to dictionary'), words, added);
});

test('the panel leaves two thirds of the window free, and covers no part of the page for good', async ({
  page,
  site,
  goTo,
}) => {
  await goTo('/benefits');
  await makeMistakes(page, site);
  await expect(itemOf(page, '"coinz"')).toBeVisible(patience);
  await expectNoViolationAtBothWidths(page);
  const footer = page.getByRole('contentinfo');
  for (const size of [phone, {width: 1440, height: 900}]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    const {y, width, height} = await boxOf(panelOf(page));
    expect.soft(width * height).toBeLessThanOrEqual((size.width * size.height) / 3);
    expect.soft(y + height).toBeCloseTo(size.height, 0);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await boxOf(footer);
    expect.soft((await boxOf(panelOf(page))).y).toBeGreaterThanOrEqual(end.y + end.height - 1);
  }

  await panelOf(page).getByRole('button', {expanded: true}).press('Enter');
  await page.reload();
  await expect(panelOf(page).getByRole('button', {expanded: false})).toContainText(
    'warning',
    patience,
  );
  await expect(itemOf(page, '"coinz"')).toBeHidden();
});
