import {pagesWith} from './content';
import {expect, test} from './fixtures';

for (const {path, uses} of pagesWith('ComparisonTable')) {
  test.describe(`the comparison on ${path}`, () => {
    test.beforeEach(({visit}) => visit(path));

    test('sets the sides against each other, aspect by aspect', async ({page}) => {
      for (const {props, content} of uses('ComparisonTable')) {
        const [head = [], ...rows] = content.tables[0] ?? [];
        const table = page.getByRole('table', {name: String(props.caption), exact: true});
        await expect(table.getByRole('columnheader')).toHaveText(head);
        await expect(table.getByRole('rowheader')).toHaveText(rows.map(([aspect = '']) => aspect));
        for (const [index, [, ...sides]] of rows.entries()) {
          const cells = table.locator('tbody').getByRole('row').nth(index).getByRole('cell');
          await expect(cells).toHaveCount(sides.length);
          for (const [column, side] of sides.entries()) {
            // Its text has the name of the side too, for a phone.
            await expect(cells.nth(column)).toHaveAccessibleName(side);
          }
        }
      }
    });

    test('is shown whole on a phone, each cell in the window', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      for (const {props} of uses('ComparisonTable')) {
        const table = page.getByRole('table', {name: String(props.caption), exact: true});
        for (const cell of await table.locator('tbody :is(th, td)').all()) {
          await cell.scrollIntoViewIfNeeded();
          await expect(cell).toBeInViewport({ratio: 1});
        }
      }
    });
  });
}
