import type {Page} from '@playwright/test';
import {expectNoViolation, expectNoViolationAtBothWidths} from './axe';
import {fillRequiredFields, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {barOf, openMenu} from './navbar';
import {comparison, pages, tools, unknownPath} from './site';
import {categories, chooseCategory} from './toolCatalogue';

type Focused = {what: string; inBar: boolean; top: number; bottom: number};

/** The focused element, if any. */
function focused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    const {top, bottom} = element.getBoundingClientRect();
    const what = `${element.tagName} ${element.textContent}`;
    return {what, inBar: element.closest('header') !== null, top, bottom};
  });
}

/** Tabs backward from the end of the page and checks that each focused element is visible. */
async function expectFocusVisible(page: Page, viewport: {width: number; height: number}) {
  await page.setViewportSize(viewport);
  const bar = await boxOf(barOf(page));
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  let stops = 0;
  for (let now = await focused(page); now && !now.inBar; now = await focused(page)) {
    // Of an element taller than the window, a part must be visible.
    const tall = now.bottom - now.top > viewport.height - bar.height;
    expect(tall ? now.bottom : now.top, now.what).toBeGreaterThan(bar.height - 1);
    expect(now.top, now.what).toBeLessThan(viewport.height);
    stops += 1;
    await page.keyboard.press('Shift+Tab');
  }
  const links = await page.locator('main, footer').getByRole('link').count();
  expect(links).toBeGreaterThan(3);
  expect(stops).toBeGreaterThanOrEqual(links);
}

for (const {path} of pages) {
  test(`${path} has no violations, and the navbar never hides the focus`, async ({page, visit}) => {
    await visit(path);
    await expectNoViolationAtBothWidths(page);
    await expectFocusVisible(page, {width: 390, height: 600});
    await expectFocusVisible(page, {width: 1280, height: 800});
  });
}

test('tools that are filtered, sorted or side by side have no violations', async ({
  page,
  visit,
}) => {
  const [first, second] = tools.filter(({name}) => comparison.some((row) => row.name === name));
  await visit('/tools');
  await page.getByRole('columnheader').getByRole('button').first().click();
  await chooseCategory(page, categories[0] ?? '');
  await expectNoViolation(page);
  await visit(`/tools?compare=${first?.id},${second?.id}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectNoViolationAtBothWidths(page);
});

test('the open menu on a phone has no violations', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/benefits');
  await openMenu(page);
  await expectNoViolation(page);
});

test.describe(() => {
  test.use({tolerated: /404|^console\.log/});

  test('an unknown address and the thanks for a message have no violations', async ({
    page,
    visit,
  }) => {
    await visit(unknownPath);
    await expectNoViolationAtBothWidths(page);
    await visit('/contact');
    await fillRequiredFields(page);
    await submitForm(page);
    await expectNoViolationAtBothWidths(page);
  });
});
