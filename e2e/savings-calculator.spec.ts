import {expect, test} from './fixtures';
import {uiTexts} from './site';

const {fields, results} = uiTexts.savingsCalculator;

test('the savings calculator keeps its numbers in the address, and prints them', async ({
  page,
  visit,
}) => {
  await visit('/benefits?share=20&cost=0');
  const share = page.getByLabel(fields.share, {exact: true});
  await expect(share).toHaveValue('20');
  await expect(share).toBeInViewport();
  await expect(page.getByText('cost=0')).toBeVisible();

  await page.getByLabel(fields.tools, {exact: true}).fill('0');
  await page.getByLabel(fields.setup, {exact: true}).fill('1000');
  await expect(page.getByRole('row', {name: results.spent})).toContainText('$1,000');
  await share.focus();
  await expect(page).toHaveURL(/[?&]tools=0&setup=1000$/);

  await page.reload();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('row', {name: results.spent})).toContainText('$1,000');
  await expect(share).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the savings calculator shows its example as a table', async ({page, visit}) => {
    await visit('/benefits');
    await expect(page.getByLabel(fields.share, {exact: true})).toBeHidden();
    const table = page.getByRole('table').filter({has: page.locator('output')});
    const labels = [...Object.values(fields), ...Object.values(results)];
    await expect(table.getByRole('rowheader')).toHaveText(labels);
    await expect(table.getByRole('cell')).toHaveText(labels.map(() => /\d/));
  });
});
