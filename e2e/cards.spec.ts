import {itemsOf, listsOf, pagesWith} from './content';
import {expect, test} from './fixtures';
import {gridOf} from './layout';

/** How many cards stand abreast in a wide window, so that none is left alone in its row. */
function columnsFor(cards: number): number {
  if (cards % 6 === 0) {
    return 3;
  }
  return [4, 2, 3].find((columns) => cards % columns === 0) ?? 1;
}

for (const sitePage of pagesWith('CardGrid')) {
  test(`the cards on ${sitePage.path} stand side by side on a wide screen and are stacked on a phone`, async ({
    page,
    visit,
  }) => {
    await visit(sitePage.path);
    for (const grid of await listsOf(page, sitePage, 'CardGrid').all()) {
      const cards = itemsOf(grid);
      const count = await cards.count();
      const columns = columnsFor(count);
      await page.setViewportSize({width: 1440, height: 800});
      await expect.poll(() => gridOf(cards)).toEqual({columns, rows: count / columns});
      await page.setViewportSize({width: 390, height: 800});
      await expect.poll(() => gridOf(cards)).toEqual({columns: 1, rows: count});
    }
  });
}

for (const sitePage of pagesWith('BenefitGrid')) {
  test(`the benefits on ${sitePage.path} have an icon each, and are stacked on a phone`, async ({
    page,
    visit,
  }) => {
    await visit(sitePage.path);
    for (const grid of await listsOf(page, sitePage, 'BenefitGrid').all()) {
      const benefits = itemsOf(grid);
      for (const benefit of await benefits.all()) {
        await expect(benefit.locator('svg')).toBeVisible();
        await expect(benefit.getByRole('heading', {level: 3})).toBeVisible();
        await expect(benefit.getByRole('paragraph')).not.toBeEmpty();
      }
      await page.setViewportSize({width: 390, height: 800});
      const rows = await benefits.count();
      await expect.poll(() => gridOf(benefits)).toEqual({columns: 1, rows});
    }
  });
}
