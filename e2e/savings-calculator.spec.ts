import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {uiTexts} from './site';

const {fields, results, more, moreFields} = uiTexts.savingsCalculator;

const fieldIn = (page: Page, {label}: {label: string}) => page.getByRole('textbox', {name: label});

test('the savings calculator keeps its numbers in the address, and prints them', async ({
  page,
  visit,
}) => {
  await visit('/benefits?engineers=20&share=20&learning=0&loss=0&cost=0');
  const share = fieldIn(page, fields.share);
  await expect(share).toHaveValue('20');
  await expect(page.getByText('cost=0')).toBeVisible();

  await page.getByText(moreFields).click();
  await fieldIn(page, fields.tools).fill('0');
  await fieldIn(page, fields.training).fill('50');
  await page.getByText(more).click();
  const spent = page.getByRole('row', {name: results.spent});
  await expect(spent).toContainText('$1,000');
  await page.getByRole('slider', {name: fields.share.label}).press('ArrowRight');
  await expect(share).toHaveValue('21');
  await expect(page).toHaveURL(/[?&]share=21&reuse=100&tools=0&training=50&/);

  await page.reload();
  await page.emulateMedia({media: 'print'});
  await expect(spent).toContainText('$1,000');
  await expect(page.getByRole('row', {name: fields.share.label})).toContainText('21');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the savings calculator shows its example', async ({page, visit}) => {
    await visit('/benefits');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText(results.return)).toBeVisible();
    await page.getByText(more).click();
    const table = page.getByRole('table').filter({has: page.locator('output')});
    const {return: _return, paidBack: _paidBack, gain: _gain, ...others} = results;
    const labels = [...Object.values(fields).map(({label}) => label), ...Object.values(others)];
    await expect(table.getByRole('rowheader')).toHaveText(labels);
    await expect(table.getByRole('cell')).toHaveText(labels.map(() => /\d/));
  });
});
