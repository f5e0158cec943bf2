import {titlesOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {gridOf, itemsOf, listWith} from './layout';
import {pages} from './site';

/** The number of columns in a wide window, so that no card is alone in its row. */
const columnsFor = (cards: number): number => [3, 4].find((each) => cards % each === 0) ?? 2;

for (const {path, tree} of pages) {
  for (const grid of usesOf(tree, 'CardGrid')) {
    const titles = titlesOf(grid, 'TopicCard');
    const count = titles.length;
    if (count === 0) {
      continue;
    }

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

  for (const grid of usesOf(tree, 'CardGrid')) {
    const titles = titlesOf(grid, 'Benefit');
    if (titles.length === 0) {
      continue;
    }

    test(`the benefits from "${titles[0]}" on ${path} have icons, and are stacked on a phone`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const benefits = itemsOf(listWith(page, titles));
      await expect(benefits).toHaveCount(titles.length);
      for (const benefit of await benefits.all()) {
        await expect(benefit.locator('> svg')).toBeVisible();
        await expect(benefit.getByRole('heading', {level: 3})).toBeVisible();
        await expect(benefit.getByRole('paragraph')).not.toBeEmpty();
      }
      await page.setViewportSize({width: 390, height: 800});
      await expect.poll(() => gridOf(benefits)).toEqual({columns: 1, rows: titles.length});
    });
  }
}
