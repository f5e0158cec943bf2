import type {Page} from '@playwright/test';
import {readContent} from '../content/expectContent';
import {expect, test} from '../fixtures';
import {builds, pages, unknownPath} from '../site';

/** Everything that a visitor can see, hear or follow. */
async function contentOf(page: Page, width: number) {
  await page.setViewportSize({width, height: 800});
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return {
    title: await page.title(),
    ...(await readContent(page.locator('body'))),
    accessibilityTree: await page.locator('body').ariaSnapshot(),
  };
}

test.use({tolerated: /404/});

for (const path of [...pages.map((each) => each.path), unknownPath]) {
  test(`${path} has the same content as in an ordinary Docusaurus build`, async ({page, visit}) => {
    const {islands, ordinary} = builds;
    for (const width of [1280, 390]) {
      await visit(ordinary.address + path);
      const content = await contentOf(page, width);
      expect(content.accessibilityTree.length).toBeGreaterThan(500);
      await visit(islands.address + path);
      // Some islands start with the first interaction, so their content comes later.
      await expect.poll(() => contentOf(page, width)).toEqual(content);
    }
  });
}
