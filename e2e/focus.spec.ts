import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {comparison, previewAddress} from './site';

/* WCAG 2.4.11: what sticks to the edges of the window or of a table never covers what has the focus. */

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};
/** A phone whose text is as large as it gets: only what sticks on /tools leaves little room there. */
const zoomed = {width: 320, height: 200};

/** More than the page has stops. */
const MOST_STOPS = 200;

/** Says what has the focus, and whether a part of it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    const box = element.getBoundingClientRect();
    // What is larger than the window can only be seen in parts.
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return element.contains(found) || found?.closest('label')?.contains(element);
      }),
    );
    const name = element.getAttribute('aria-labelledby') ?? element.id;
    return {isSeen, text: `${element.tagName} ${name} ${element.textContent.trim().slice(0, 40)}`};
  });

/**
 * Goes through all stops with a key, and returns their number and what can't be seen. After the last
 * one, the focus leaves the page, or is at the first one again: a window without a toolbar has nothing
 * in between.
 */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  let first;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop || (await first?.evaluate((element) => element === document.activeElement))) {
      return {stops, hidden};
    }
    first ??= await page.evaluateHandle(() => document.activeElement);
    if (!stop.isSeen) {
      hidden.push(stop.text);
    }
  }
  throw new Error(`${key} never leaves the page.`);
}

/** Expects that what has the focus can be seen at every stop, and that there are as many as links. */
async function expectSeen(page: Page, keys: readonly ('Tab' | 'Shift+Tab')[]): Promise<void> {
  const links = await page.locator('main, footer').getByRole('link').count();
  expect(links).toBeGreaterThan(3);
  await page.locator('body').focus();
  for (const key of keys) {
    const {stops, hidden} = await goThrough(page, key);
    expect(stops).toBeGreaterThanOrEqual(links);
    expect.soft(hidden, key).toEqual([]);
  }
}

test('on a phone, the navbar doesn’t cover what the focus goes back to', async ({page, visit}) => {
  await page.setViewportSize(phone);
  await visit('/how-it-works');
  await expectSeen(page, ['Shift+Tab']);
});

test('in a preview, neither the navbar nor the bar at the bottom covers the focus', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit(`${previewAddress}contact`);
  await expectSeen(page, ['Tab', 'Shift+Tab']);
});

for (const size of [desktop, zoomed]) {
  test(`at ${size.width} × ${size.height}, what sticks on /tools doesn’t cover the focus`, async ({
    page,
    visit,
  }) => {
    // It has a stop for each of 20 tools, and of 12 in the table.
    test.slow();
    await page.setViewportSize(size);
    await visit('/tools');
    await page.getByRole('checkbox', {name: comparison[0]?.name}).first().check();
    await expectSeen(page, ['Tab', 'Shift+Tab']);
  });
}
