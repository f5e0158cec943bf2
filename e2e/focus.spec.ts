import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {barOf} from './navbar';
import {pages} from './site';

type Focused = {what: string; inBar: boolean; top: number; bottom: number};

/** What has the focus, if anything on the page has it. */
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

/** Tabs back from the end of the page, and looks where the focus stands at each stop. */
async function expectFocusInSight(page: Page, viewport: {width: number; height: number}) {
  await page.setViewportSize(viewport);
  const bar = await boxOf(barOf(page));
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  let stops = 0;
  for (let now = await focused(page); now && !now.inBar; now = await focused(page)) {
    // Of what is higher than the window, some part has to be seen.
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
  test(`tabbing back through ${path} never hides the focus under the bar`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expectFocusInSight(page, {width: 390, height: 600});
    await expectFocusInSight(page, {width: 1280, height: 800});
  });
}
