import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {comparison, previewAddress} from './site';

/* WCAG 2.4.11: what sticks to the edges of the window or of a table never covers what has the focus. */

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};
/** A phone whose text is as large as it gets: only what sticks on /tools leaves little room there. */
const zoomed = {width: 320, height: 200};

/** Says what has the focus, if anything, and whether a part of it can be seen. */
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
    const index = Array.from(document.querySelectorAll('*')).indexOf(element);
    return {isSeen, text: `${index} ${element.tagName} ${element.textContent.trim().slice(0, 40)}`};
  });

/**
 * Goes through all stops with a key, and expects that what has the focus can be seen. After the last
 * one, the focus leaves the page, or is at the first one again: a window without a toolbar has nothing
 * in between.
 */
async function expectSeen(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const links = page.getByRole('link');
  await (key === 'Tab' ? links.first() : links.last()).focus();
  const stops = new Set<string>();
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    const [first] = stops;
    if (!stop || stop.text === first) {
      break;
    }
    stops.add(stop.text);
    hidden.push(...(stop.isSeen ? [] : [stop.text]));
  }
  const others = (await page.locator('main, footer').getByRole('link').count()) - 1;
  expect(others).toBeGreaterThan(3);
  expect(stops.size).toBeGreaterThanOrEqual(others);
  expect.soft(hidden, key).toEqual([]);
}

test('in a preview, neither the navbar nor the bar at the bottom covers the focus', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit(`${previewAddress}contact`);
  await expectSeen(page, 'Tab');
  await expectSeen(page, 'Shift+Tab');
});

for (const [size, keys] of [
  [desktop, ['Shift+Tab']],
  [zoomed, ['Tab', 'Shift+Tab']],
] as const) {
  test(`at ${size.width} × ${size.height}, what sticks on /tools doesn’t cover the focus`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(size);
    await visit('/tools');
    await page.getByRole('checkbox', {name: comparison[0]?.name}).first().check();
    for (const key of keys) {
      await expectSeen(page, key);
    }
  });
}
