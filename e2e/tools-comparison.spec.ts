import type {Locator, Page} from '@playwright/test';
import {propsOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {boxOf, phone} from './layout';
import {comparison, pageAt, uiTexts} from './site';

const words = uiTexts.toolComparison;
const [toolComparison] = usesOf(pageAt('/tools').tree, 'ToolComparison').map(propsOf);
const tableOf = (page: Page): Locator =>
  page.getByRole('table', {name: String(toolComparison?.caption), exact: true});
/** The rows of tools, without headings. */
const toolsIn = (page: Page): Locator => tableOf(page).locator('tbody tr[id]:not([hidden])');

/** Chooses the first tools of the table, and shows them side by side. */
async function showSideBySide(page: Page, count: number): Promise<void> {
  for (const {name} of comparison.slice(0, count)) {
    await page
      .getByRole('checkbox', {name: words.compare.replace('{name}', name), exact: true})
      .check();
  }
  await page.getByRole('button', {name: words.sideBySide}).click();
  await expect(toolsIn(page)).toHaveCount(count);
}

test('the comparison has two groups of rows that fit, and on a phone a list, in which a tool opens and two fit side by side, until Back', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit('/tools');
  await expect(toolsIn(page)).toHaveCount(comparison.length);
  for (const kind of Object.values(words.kinds)) {
    await expect(tableOf(page).getByText(kind, {exact: true})).toBeVisible();
  }
  const heights = await toolsIn(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  const {x, width} = await boxOf(tableOf(page));
  expect(x + width).toBeLessThanOrEqual(1440);

  await page.setViewportSize(phone);
  const [{name} = {name: ''}] = comparison;
  const row = toolsIn(page).first();
  const {height} = await boxOf(row);
  await row.getByRole('button', {name: words.details.replace('{name}', name)}).click();
  await expect.poll(async () => (await boxOf(row)).height).toBeGreaterThan(height);

  await visit('/tools');
  await showSideBySide(page, 2);
  const [left, right] = await Promise.all(
    [0, 1].map((index) => boxOf(toolsIn(page).nth(index).getByRole('rowheader'))),
  );
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  await expect(page).toHaveURL(/\?compare=/);

  await page.goBack();
  await expect(toolsIn(page)).toHaveCount(comparison.length);
});
