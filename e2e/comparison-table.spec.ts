import type {Nodes} from 'mdast';
import {propsOf, textOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {pages} from './site';

const childrenOf = (node?: Nodes): Nodes[] => (node && 'children' in node ? node.children : []);

for (const {path, tree} of pages) {
  for (const use of usesOf(tree, 'ComparisonTable')) {
    const name = String(propsOf(use).caption);
    const markdownTable = use.children.find(({type}) => type === 'table');
    const [head = [], ...rows] = childrenOf(markdownTable).map((row) =>
      childrenOf(row).map(textOf),
    );

    test.describe(`the comparison "${name}" on ${path}`, () => {
      test.beforeEach(({visit}) => visit(path));

      test('has the rows and columns of its Markdown table', async ({page}) => {
        const table = page.getByRole('table', {name, exact: true});
        await expect(table.getByRole('columnheader')).toHaveText(head);
        await expect(table.getByRole('rowheader')).toHaveText(rows.map(([aspect = '']) => aspect));
        for (const [index, [, ...sides]] of rows.entries()) {
          const cells = table.locator('tbody').getByRole('row').nth(index).getByRole('cell');
          await expect(cells).toHaveCount(sides.length);
          for (const [column, side] of sides.entries()) {
            // On a phone a cell also shows the name of its column.
            await expect(cells.nth(column)).toHaveAccessibleName(side);
          }
        }
      });

      test('fits on a phone', async ({page}) => {
        await page.setViewportSize({width: 390, height: 800});
        const table = page.getByRole('table', {name, exact: true});
        for (const cell of await table.locator('tbody :is(th, td)').all()) {
          await cell.scrollIntoViewIfNeeded();
          await expect(cell).toBeInViewport({ratio: 1});
        }
      });
    });
  }
}
