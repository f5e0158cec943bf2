import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {comparison} from './site';

/* WCAG 2.4.11: what sticks to the edges of the window or of a table never covers what has the focus. */

const sizes = [
  {width: 1280, height: 800},
  {width: 390, height: 844},
  {width: 640, height: 400},
  {width: 320, height: 200},
];

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

for (const size of sizes) {
  test(`at ${size.width} × ${size.height}, the focus can be seen at every stop of /tools, both ways`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await visit('/tools');
    const [tool] = comparison as [(typeof comparison)[number]];
    await page.getByRole('checkbox', {name: tool.name, exact: false}).first().check();
    await page.locator('body').focus();

    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < MOST_STOPS; stops += 1) {
        await page.keyboard.press(key);
        const stop = await focused(page);
        if (!stop) {
          break;
        }
        if (!stop.isSeen) {
          hidden.push(stop.text);
        }
      }
      expect(stops).toBeGreaterThan(comparison.length);
      expect(stops).toBeLessThan(MOST_STOPS);
      expect.soft(hidden, key).toEqual([]);
    }
  });
}
