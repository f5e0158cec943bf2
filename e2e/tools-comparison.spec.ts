import type {Locator, Page} from '@playwright/test';
import {propsOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {boxOf, phone} from './layout';
import {comparison, pageAt, uiTexts} from './site';

const [toolComparison] = usesOf(pageAt('/tools').tree, 'ToolComparison').map(propsOf);
const caption = String(toolComparison?.caption);

const regionOf = (page: Page): Locator => page.getByRole('region', {name: caption, exact: true});
const tableOf = (page: Page): Locator => regionOf(page).getByRole('table');

/** Shows the first tools of the table side by side. */
async function showSideBySide(page: Page, count: number): Promise<void> {
  for (const {name} of comparison.slice(0, count)) {
    const label = uiTexts.toolComparison.compare.replace('{name}', name);
    await page.getByRole('checkbox', {name: label, exact: true}).check();
  }
  await page.getByRole('button', {name: uiTexts.toolComparison.sideBySide}).click();
}

const scrollLeftOf = (region: Locator) => region.evaluate((element) => element.scrollLeft);

test.describe('the tool comparison', () => {
  test.beforeEach(({visit}) => visit('/tools'));

  test('fits a wide screen, and keeps its controls in place when tools are side by side', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const region = regionOf(page);
    await expect
      .poll(() => region.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth))
      .toBe(0);
    const hint = page.getByText(uiTexts.toolComparison.hint);
    const {x} = await boxOf(hint);
    await showSideBySide(page, 2);
    await expect(tableOf(page).getByRole('row')).toHaveCount(2);
    expect((await boxOf(hint)).x).toBe(x);
  });
});

test.describe('the tool comparison on a phone', () => {
  test.use({viewport: phone});
  test.beforeEach(({visit}) => visit('/tools'));

  test("scrolls sideways by keyboard, and keeps the tools' names in view", async ({page}) => {
    const region = regionOf(page);
    const name = tableOf(page).getByRole('rowheader').first();
    const {x} = await boxOf(name);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrollLeftOf(region)).toBeGreaterThan(0);
    await region.evaluate((element) => element.scrollTo(400, 0));
    // The browser may still be on its way with the key.
    await expect.poll(() => scrollLeftOf(region)).toBeGreaterThanOrEqual(400);
    expect(Math.abs((await boxOf(name)).x - x)).toBeLessThanOrEqual(1);
    // The name covers the cells that scroll under it.
    await name.scrollIntoViewIfNeeded();
    const onTop = await name.evaluate((element) => {
      const {right, top, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(right - 4, top + height / 2));
    });
    expect(onTop).toBe(true);
  });

  test('shows tools side by side as cards to swipe, until Back', async ({page}) => {
    await showSideBySide(page, 3);
    const [first] = comparison;
    const status = page.getByRole('status').filter({hasText: first?.name});
    await expect(status.getByText(first?.name ?? '')).toBeVisible();
    const cards = tableOf(page).getByRole('row');
    await expect(cards).toHaveCount(3);
    const {x, width} = await boxOf(cards.first());
    expect(width).toBeGreaterThan(240);
    expect((await boxOf(cards.nth(1))).x).toBeCloseTo(x + width, 0);
    await regionOf(page).evaluate((region) => region.scrollBy(180, 0));
    await expect.poll(() => scrollLeftOf(regionOf(page))).toBeCloseTo(width, 0);

    await page.goBack();
    await expect(tableOf(page).getByRole('rowheader')).toHaveCount(comparison.length);
  });
});
