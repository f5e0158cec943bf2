import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {pageWidthOf} from './layout';
import {pages} from './site';

/* A reader can set a larger font size in the browser, which is not the same as zoom. */

const textSize = 32;

test.use({
  launchOptions: [
    async ({launchOptions}, provide) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
      await provide({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
});

/** The texts that the box around them cuts off, but not those that are only heard. */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  );

test('with text twice as large, nothing leaves the window', async ({page}) => {
  for (const {path} of pages) {
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({width, height: 800});
      const at = `${path} at ${width} px`;
      expect.soft(await pageWidthOf(page), at).toBe(width);
      expect.soft(await cutOffTexts(page), at).toEqual([]);
    }
    const sizes = await page
      .locator('h1, main p')
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    // The smallest text is 13 pixels at the usual size.
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(2 * 13);
    expect(Math.max(...sizes), path).toBeGreaterThanOrEqual(2 * textSize);
  }
});
