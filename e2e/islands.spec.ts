import type {Page} from '@playwright/test';
import {actUntil, expect, soon, test} from './fixtures';

/**
 * The HTML of the islands in a page, without what time changes: islands wait until they have started,
 * and a logo that isn't there after three seconds is replaced by initials.
 */
async function islandsIn(html: string, page: Page): Promise<string[]> {
  // The page's policy forbids it to parse HTML.
  const parser = await page.context().newPage();
  const islands = await parser.evaluate((received) => {
    const {body} = new DOMParser().parseFromString(received, 'text/html');
    return Array.from(body.querySelectorAll('site-island'), (island) => {
      island.removeAttribute('waiting');
      island
        .querySelectorAll('span[data-monogram]')
        .forEach((tile) => tile.removeAttribute('data-monogram'));
      return island.outerHTML;
    });
  }, html);
  await parser.close();
  return islands;
}

test('islands have the same HTML after they were hydrated', async ({page, visit, reports}) => {
  // Every page has the navbar; these have an island of their own.
  for (const path of ['/tools', '/benefits', '/contact']) {
    await test.step(path, async () => {
      const response = await visit(path);
      const before = await islandsIn((await response?.text()) ?? '', page);
      expect(before.length).toBeGreaterThan(1);
      const islands = page.locator('site-island');
      // Preact keeps what it knows of an element in a property of it.
      const areHydrated = () =>
        islands.evaluateAll((all) =>
          all.every((island) => Object.keys(island).some((key) => key.startsWith('__k'))),
        );
      await actUntil(
        () => page.keyboard.press('Shift'),
        () => expect.poll(areHydrated, soon).toBe(true),
      );
      await expect(page.locator('site-island[waiting]')).toHaveCount(0);
      expect(await islandsIn(await page.content(), page)).toEqual(before);
    });
  }
  expect(reports).toEqual([]);
});
