import type {Page} from '@playwright/test';
import {propsOf, titlesOf, usesOf} from './content/contentPages';
import {formWords} from './contactForm';
import {expect, test} from './fixtures';
import {boxOf, boxesOf, gridOf, itemsOf, listWith} from './layout';
import {pages, site} from './site';

/* How components are laid out in a wide window and on a phone. */

const wide = {width: 1440, height: 900};
const phone = {width: 390, height: 844};

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

  for (const chart of usesOf(tree, 'ProcessFlowchart')) {
    test(`the flowchart on ${path} has three columns of steps and a note below, stacked on a phone`, async ({
      page,
      visit,
    }) => {
      const {note, ...names} = propsOf(chart);
      const allSteps = usesOf(chart, 'ProcessStep').map(propsOf);
      const columns = ['poc', 'development', 'support'].map((type) => ({
        list: page.getByRole('list', {name: String(names[type]), exact: true}),
        steps: allSteps.filter((step) => step.type === type),
      }));
      await page.setViewportSize(wide);
      await visit(path);
      const noteBox = await boxOf(page.getByText(String(note), {exact: true}));
      let left = -1;
      for (const {list, steps} of columns) {
        await expect(list).toHaveJSProperty('tagName', 'OL');
        expect(await gridOf(itemsOf(list))).toEqual({columns: 1, rows: steps.length});
        await expect(list.getByRole('heading')).toHaveText(steps.map(({title}) => String(title)));
        const numbers = itemsOf(list).evaluateAll((items: HTMLLIElement[]) =>
          items.map(({value}) => value),
        );
        expect(await numbers).toEqual(steps.map(({id}) => id));
        const {x, y, height} = await boxOf(list);
        expect(x).toBeGreaterThan(left);
        expect(noteBox.y).toBeGreaterThanOrEqual(y + height);
        left = x;
      }
      await page.setViewportSize(phone);
      const lefts = async () =>
        (await Promise.all(columns.map(({list}) => boxesOf(itemsOf(list))))).flat();
      await expect.poll(async () => new Set((await lefts()).map(({x}) => x)).size).toBe(1);
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

async function expectSideBySideAndStacked(
  page: Page,
  path: string,
  ...parts: ReturnType<Page['locator']>[]
) {
  await page.setViewportSize(wide);
  await page.goto(path);
  const boxesNow = () => Promise.all(parts.map(boxOf));
  const lefts = (await boxesNow()).map(({x}) => x);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(new Set(lefts).size).toBe(parts.length);
  await page.setViewportSize(phone);
  await expect
    .poll(async () => {
      const tops = (await boxesNow()).map(({y}) => y);
      return tops.every((top, index) => top > (tops[index - 1] ?? -Infinity));
    })
    .toBe(true);
}

test('the contact details are to the left of the form, and above it on a phone', ({page}) =>
  expectSideBySideAndStacked(
    page,
    '/contact',
    page.getByRole('main').locator('dl'),
    page.getByRole('heading', {level: 2, name: formWords.title, exact: true}),
  ));

test('the footer has three columns, stacked on a phone', ({page}) => {
  const footer = page.getByRole('contentinfo');
  return expectSideBySideAndStacked(
    page,
    '/',
    footer.getByText(site.tagline, {exact: true}),
    ...[site.footer.quickLinksTitle, site.footer.contactTitle].map((name) =>
      footer.getByRole('heading', {name, exact: true}),
    ),
  );
});
