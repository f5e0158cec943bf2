import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {comparison, pageAt, words} from './site';

const {columns, yes, no} = words.toolComparison;
const [toolComparison] = pageAt('/tools').uses('ToolComparison');
const caption = String(toolComparison?.props.caption);
const [, ...rows] = toolComparison?.content.tables[0] ?? [];

const regionOf = (page: Page): Locator => page.getByRole('region', {name: caption, exact: true});
const tableOf = (page: Page): Locator => regionOf(page).getByRole('table');

const scrollLeftOf = (region: Locator) => region.evaluate((element) => element.scrollLeft);

test.describe('the comparison of tools', () => {
  test.beforeEach(({visit}) => visit('/tools'));

  test('has a row for each tool, and 11 columns', async ({page}) => {
    const table = tableOf(page);
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
    await expect(table.getByRole('columnheader')).toHaveCount(11);
    await expect(table.getByRole('rowheader')).toHaveText(comparison.map(({name}) => name));
  });

  test('says of each tool what its record says, yes and no in words too', async ({page}) => {
    expect(rows).toHaveLength(comparison.length);
    for (const [index, [name = '', ...texts]] of rows.entries()) {
      const row = tableOf(page).locator('tbody').getByRole('row').nth(index);
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row.getByRole('cell')).toHaveText(texts);
    }
    // By its name in the accessibility tree: words that nobody could hear would not count.
    for (const mark of [yes, no]) {
      const cells = tableOf(page).getByRole('cell', {name: mark, exact: true});
      await expect(cells).toHaveCount(rows.flat().filter((text) => text === mark).length);
    }
  });

  test('stands in a region with a name', async ({page}) => {
    const region = page.getByRole('region').filter({has: page.getByRole('table', {name: caption})});
    await expect(region).toHaveAccessibleName(caption);
  });

  test('fits a wide screen', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await expect
      .poll(() =>
        regionOf(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      )
      .toBe(0);
  });
});

test.describe('the comparison of tools on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});
  test.beforeEach(({visit}) => visit('/tools'));

  test("keeps the tools' names in view when it is scrolled sideways", async ({page}) => {
    const region = regionOf(page);
    const name = tableOf(page).getByRole('rowheader').first();
    const cell = tableOf(page).getByRole('cell').first();
    const [nameBefore, cellBefore] = [await boxOf(name), await boxOf(cell)];
    await region.evaluate((element) => element.scrollTo(400, 0));
    await expect.poll(() => scrollLeftOf(region)).toBe(400);
    const nameAfter = await boxOf(name);
    expect(Math.abs(nameAfter.x - nameBefore.x)).toBeLessThanOrEqual(1);
    expect((await boxOf(cell)).x).toBeCloseTo(cellBefore.x - 400, 0);
    // The name lies above what scrolls under it.
    await name.scrollIntoViewIfNeeded();
    const onTop = await name.evaluate((element) => {
      const {right, top, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(right - 4, top + height / 2));
    });
    expect(onTop).toBe(true);
  });

  test('is reached and scrolled with the keyboard', async ({page}) => {
    const region = regionOf(page);
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrollLeftOf(region)).toBeGreaterThan(0);
  });
});
