import {titlesOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {gridOf, itemsOf, listWith} from './layout';
import {pages} from './site';

/** The number of columns in a wide window, so that no card is alone in its row. */
function columnsFor(cards: number): number {
  if (cards % 6 === 0) {
    return 3;
  }
  return [4, 2, 3].find((columns) => cards % columns === 0) ?? 1;
}

for (const {path, tree} of pages) {
  for (const grid of usesOf(tree, 'CardGrid')) {
    const titles = titlesOf(grid, 'TopicCard');
    const count = titles.length;

    test(`the ${count} cards from "${titles[0]}" on ${path} are in even rows, and stacked on a phone`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const cards = itemsOf(listWith(page, titles));
      const columns = columnsFor(count);
      await page.setViewportSize({width: 1440, height: 800});
      await expect.poll(() => gridOf(cards)).toEqual({columns, rows: count / columns});
      await page.setViewportSize({width: 390, height: 800});
      await expect.poll(() => gridOf(cards)).toEqual({columns: 1, rows: count});
    });
  }

  for (const grid of usesOf(tree, 'BenefitGrid')) {
    const titles = titlesOf(grid, 'Benefit');

    test(`the benefits from "${titles[0]}" on ${path} have icons, and are stacked on a phone`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const benefits = itemsOf(listWith(page, titles));
      await expect(benefits).toHaveCount(titles.length);
      for (const benefit of await benefits.all()) {
        await expect(benefit.locator('> span svg')).toBeVisible();
        await expect(benefit.getByRole('heading', {level: 3})).toBeVisible();
        await expect(benefit.getByRole('paragraph')).not.toBeEmpty();
      }
      await page.setViewportSize({width: 390, height: 800});
      await expect.poll(() => gridOf(benefits)).toEqual({columns: 1, rows: titles.length});
    });
  }
}
