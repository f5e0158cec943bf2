import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {barOf} from './navbar';
import {pages} from './site';

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
  test(`tabbing backward through ${path} never hides the focus under the navbar`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expectFocusVisible(page, {width: 390, height: 600});
    await expectFocusVisible(page, {width: 1280, height: 800});
  });
}
