import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {comparison, previewAddress} from './site';

/* WCAG 2.4.11: what sticks to the edges of the window or of a table never covers what has the focus. */

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};
/** A phone whose text is as large as it gets: only what sticks on /tools leaves little room there. */
const zoomed = {width: 320, height: 200};

/**
 * Focuses everything that the Tab key can stop at, as browsers do it: what is outside of the window is
 * scrolled into it. It runs inside the page, so it uses nothing from outside.
 *
 * @returns how many stops there are, and those of which no part can be seen
 */
async function focusEach(isBackwards: boolean): Promise<{count: number; hidden: string[]}> {
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    // What is larger than the window can only be seen in parts.
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return element.contains(found) || found?.closest('label')?.contains(element);
      }),
    );
  };
  const stops = Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ).filter((element) => element.tabIndex >= 0 && element.checkVisibility());
  const hidden: string[] = [];
  for (const stop of isBackwards ? stops.toReversed() : stops) {
    stop.focus();
    // What the page does when it's scrolled.
    await new Promise(requestAnimationFrame);
    if (document.activeElement === stop && !isSeen(stop)) {
      hidden.push(`${stop.tagName} ${stop.textContent.trim().slice(0, 40)}`);
    }
  }
  return {count: stops.length, hidden};
}

async function expectSeen(page: Page): Promise<void> {
  // So that the browser takes the focus for that of a keyboard.
  await page.keyboard.press('Tab');
  for (const isBackwards of [false, true]) {
    const {count, hidden} = await page.evaluate(focusEach, isBackwards);
    expect(count).toBeGreaterThan(10);
    expect.soft(hidden, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
  }
}

test('nothing that sticks covers the focus: in a preview, on a phone with large text, and in a table', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit(`${previewAddress}contact`);
  await expectSeen(page);

  await page.setViewportSize(desktop);
  await visit('/tools');
  await page.getByRole('checkbox', {name: comparison[0]?.name}).first().check();
  await expectSeen(page);
  await page.setViewportSize(zoomed);
  await expectSeen(page);
});
