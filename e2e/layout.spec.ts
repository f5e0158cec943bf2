import {propsOf, titlesOf, usesOf} from './content/contentPages';
import {formWords} from './contactForm';
import {expect, test} from './fixtures';
import {boxOf, boxesOf, gridOf, itemsOf, listWith, phone} from './layout';
import {pages, site} from './site';

/* How components are laid out in a wide window and on a phone. */

const wide = {width: 1440, height: 900};

for (const {path, tree} of pages) {
  const grids = [
    ...usesOf(tree, 'CardGrid').map((grid) => titlesOf(grid, 'TopicCard')),
    ...usesOf(tree, 'BenefitGrid').map((grid) => titlesOf(grid, 'Benefit')),
  ];
  if (grids.length > 0) {
    test(`the cards on ${path} are in even rows, and stacked on a phone`, async ({page, visit}) => {
      await page.setViewportSize(wide);
      await visit(path);
      for (const titles of grids) {
        const {columns, rows} = await gridOf(itemsOf(listWith(page, titles)));
        expect(columns, titles[0]).toBeGreaterThan(1);
        // Five or seven cards can't fill every row.
        const canFill = titles.length % 2 === 0 || titles.length % 3 === 0;
        expect(titles.length % columns === 0, titles[0]).toBe(canFill);
        expect(rows, titles[0]).toBe(Math.ceil(titles.length / columns));
      }
      await page.setViewportSize(phone);
      for (const titles of grids) {
        const grid = await gridOf(itemsOf(listWith(page, titles)));
        expect(grid, titles[0]).toEqual({columns: 1, rows: titles.length});
      }
    });
  }

  for (const table of usesOf(tree, 'ComparisonTable')) {
    const name = String(propsOf(table).caption);

    test(`every cell of "${name}" on ${path} fits on a phone`, async ({page, visit}) => {
      await page.setViewportSize(phone);
      await visit(path);
      const cells = page.getByRole('table', {name, exact: true}).locator('tbody :is(th, td)');
      const boxes = await boxesOf(cells);
      expect(boxes.length).toBeGreaterThan(3);
      expect(boxes.filter(({x, width}) => x < 0 || x + width > phone.width)).toEqual([]);
    });
  }
}

test('the contact details are to the left of the form, and below it on a phone', async ({
  page,
  visit,
}) => {
  const details = page.getByRole('main').locator('dl').filter({hasText: site.contact.email});
  const form = page.getByRole('heading', {level: 2, name: formWords.title, exact: true});
  await page.setViewportSize(wide);
  await visit('/contact');
  expect((await boxOf(details)).x).toBeLessThan((await boxOf(form)).x);
  await page.setViewportSize(phone);
  await expect
    .poll(async () => (await boxOf(details)).y - (await boxOf(form)).y)
    .toBeGreaterThan(0);
});
