import type {Locator, Page} from '@playwright/test';
import {propsOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {boxOf, boxesOf, gridOf, itemsOf} from './layout';
import {pages} from './site';

for (const {path, tree} of pages) {
  for (const chart of usesOf(tree, 'ProcessFlowchart')) {
    const props = propsOf(chart);
    const steps = usesOf(chart, 'ProcessStep').map(propsOf);
    // The specification's three types of steps, each with its column.
    const columns = ['poc', 'development', 'support'].map((type) => ({
      name: String(props[type]),
      count: steps.filter((step) => step.type === type).length,
    }));
    const listsIn = (page: Page) => {
      const [first, ...others] = columns.map(({name}) =>
        page.getByRole('list', {name, exact: true}),
      );
      return others.reduce((lists, list) => lists.or(list), first as Locator);
    };

    test.describe(`the process on ${path}`, () => {
      test.beforeEach(({visit}) => visit(path));

      test('has three named, ordered lists of steps', async ({page}) => {
        for (const {name, count} of columns) {
          const list = page.getByRole('list', {name, exact: true});
          await expect(list).toHaveJSProperty('tagName', 'OL');
          await expect(list.getByRole('listitem')).toHaveCount(count);
          for (const step of await list.getByRole('listitem').all()) {
            await expect(step.getByRole('heading', {level: 4})).toBeVisible();
            await expect(step.getByRole('paragraph')).not.toBeEmpty();
          }
        }
      });

      test('shows the columns side by side on a wide screen', async ({page}) => {
        await page.setViewportSize({width: 1440, height: 900});
        await expect.poll(() => gridOf(listsIn(page))).toEqual({columns: 3, rows: 1});
        for (const [index, {count}] of columns.entries()) {
          const steps = itemsOf(listsIn(page).nth(index));
          expect(await gridOf(steps)).toEqual({columns: 1, rows: count});
        }
      });

      test('stacks the columns on a phone', async ({page}) => {
        await page.setViewportSize({width: 390, height: 800});
        await expect
          .poll(() => gridOf(itemsOf(listsIn(page))))
          .toEqual({columns: 1, rows: steps.length});
      });

      test('shows the note below the columns', async ({page}) => {
        const note = page.getByText(String(props.note), {exact: true});
        await expect(note).toBeVisible();
        const {y} = await boxOf(note);
        for (const column of await boxesOf(listsIn(page))) {
          expect(y).toBeGreaterThanOrEqual(column.y + column.height);
        }
      });
    });
  }
}
