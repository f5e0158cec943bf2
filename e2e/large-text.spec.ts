import {browserArguments} from '@sitekit/browser';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {pageWidthOf} from './layout';
import {pages} from './site';

/* A reader can set a larger font size in the browser, which is not the same as zoom. */

const defaultSize = 16;
const windowWidths = [320, 390, 800, 1440];

/** The texts that the box around them cuts off. */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.locator('body *:not(.visually-hidden)').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  );

const headingSizesOf = (page: Page): Promise<number[]> =>
  page
    .locator('h1, h2, h3')
    .evaluateAll((headings) =>
      headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)),
    );

test('at a larger font size, headings grow and nothing leaves the window', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const readers = await Promise.all(
    [24, 32].map(async (size) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
      });
      const large = await browser.newPage({baseURL, reducedMotion: 'reduce'});
      await large.route(
        (url) => url.origin !== baseURL,
        (route) => route.abort(),
      );
      return {size, browser, large};
    }),
  );
  for (const {path} of pages) {
    await Promise.all([page, ...readers.map(({large}) => large)].map((each) => each.goto(path)));
    for (const width of windowWidths) {
      await page.setViewportSize({width, height: 800});
      const usual = await headingSizesOf(page);
      for (const {size, large} of readers) {
        const at = `${path} at ${width} px and ${size} px text`;
        await large.setViewportSize({width, height: 800});
        expect.soft(await pageWidthOf(large), at).toBe(width);
        expect.soft(await cutOffTexts(large), at).toEqual([]);
        const expected = usual.map((pixels) => (pixels * size) / defaultSize);
        expect.soft(await headingSizesOf(large), at).toEqual(expected);
      }
    }
  }
  await Promise.all(readers.map(({browser}) => browser.close()));
});
