import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {comparison, pages} from './site';

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

/** Goes through all stops with a key, and returns their number and what can't be seen. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) {
      return {stops, hidden};
    }
    if (!stop.isSeen) {
      hidden.push(stop.text);
    }
  }
  throw new Error(`${key} never leaves the page.`);
}

for (const {path} of pages) {
  const isTools = path === '/tools';
  for (const size of [desktop, isTools ? zoomed : phone]) {
    test(`at ${size.width} × ${size.height}, the focus can be seen at every stop of ${path}`, async ({
      page,
      visit,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await visit(path);
      if (isTools) {
        await page.getByRole('checkbox', {name: comparison[0]?.name}).first().check();
      }
      const links = await page.locator('main, footer').getByRole('link').count();
      expect(links).toBeGreaterThan(3);
      await page.locator('body').focus();

      // The navbar can only cover what the focus goes back to.
      for (const key of isTools ? (['Tab', 'Shift+Tab'] as const) : (['Shift+Tab'] as const)) {
        const {stops, hidden} = await goThrough(page, key);
        expect(stops).toBeGreaterThanOrEqual(links);
        expect.soft(hidden, key).toEqual([]);
      }
    });
  }
}
