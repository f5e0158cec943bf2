import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {boxOf, boxesOf} from './layout';
import {logoAddresses, tools} from './site';
import {cardOf, cardsOf} from './toolCatalogue';

const [first = '', last = ''] = [tools[0]?.name, tools.at(-1)?.name];

const isLogo = (url: URL) =>
  logoAddresses.some((address) => new URL(address).pathname === url.pathname);

/** Whether a style rule changes how a card's tile looks. */
async function changesTile(page: Page, tool: string, rule: string): Promise<boolean> {
  const card = cardOf(page, tool);
  const letters = card.getByText(/^\w{1,2}$/);
  const tile = card.locator('img').or(letters).first();
  await tile.scrollIntoViewIfNeeded();
  const {x, y, width, height} = await boxOf(tile);
  const clip = {x: x + width / 2 - 12, y: y + height / 2 - 12, width: 24, height: 24};
  const before = await page.screenshot({clip});
  const setRule = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await setRule(rule);
  const after = await page.screenshot({clip});
  await setRule('');
  return !before.equals(after);
}

const showsLogo = (page: Page, tool: string) =>
  changesTile(page, tool, 'img {object-position: 999px !important}');

const showsLetters = (page: Page, tool: string) =>
  changesTile(page, tool, '*, ::before, ::after {color: transparent !important}');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a tool's logo ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled, tolerated: /ERR_FAILED/});

    test("replaces the monogram, which stays in a card of the same height if it doesn't load", async ({
      page,
      visit,
    }) => {
      const heights = async () => (await boxesOf(cardsOf(page))).map(({height}) => height);
      await visit('/tools');
      await expect(async () => expect(await showsLogo(page, first)).toBe(true)).toPass();
      expect(await showsLetters(page, first)).toBe(false);
      const withLogos = await heights();

      await page.route(isLogo, (route) => route.abort());
      await visit('/tools');
      for (const tool of [first, last]) {
        await expect(async () => expect(await showsLetters(page, tool)).toBe(true)).toPass();
        // Browsers show nothing for a missing image with an empty alternative text.
        await expect(cardOf(page, tool).locator('img')).toHaveAttribute('alt', '');
      }
      expect(await heights()).toEqual(withLogos);
    });
  });
}
