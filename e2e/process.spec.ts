import {itemsOf, listsOf, pagesWith} from './content';
import {expect, test} from './fixtures';
import {boxOf, boxesOf, gridOf} from './layout';

for (const sitePage of pagesWith('ProcessFlowchart')) {
  const {path, uses} = sitePage;
  const [flowchart] = uses('ProcessFlowchart');
  const {headings = [], lists = []} = flowchart?.content ?? {};
  const names = headings.filter(({level}) => level === 3).map(({text}) => text);
  const counts = lists.map(({items}) => items.length);

  test.describe(`the process on ${path}`, () => {
    test.beforeEach(({visit}) => visit(path));

    test('has its steps in three ordered lists, each with its name', async ({page}) => {
      expect(names).toHaveLength(3);
      const columns = listsOf(page, sitePage, 'ProcessFlowchart');
      await expect(columns).toHaveCount(3);
      for (const [index, name] of names.entries()) {
        const column = page.getByRole('list', {name, exact: true});
        await expect(column).toHaveJSProperty('tagName', 'OL');
        await expect(columns.nth(index)).toHaveAccessibleName(name);
        await expect(column.getByRole('listitem')).toHaveCount(counts[index] ?? 0);
        for (const step of await column.getByRole('listitem').all()) {
          await expect(step.getByRole('heading', {level: 4})).toBeVisible();
          await expect(step.getByRole('paragraph')).not.toBeEmpty();
        }
      }
    });

    test('sets the columns side by side on a wide screen', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const columns = listsOf(page, sitePage, 'ProcessFlowchart');
      await expect.poll(() => gridOf(columns)).toEqual({columns: 3, rows: 1});
      for (const [index, rows] of counts.entries()) {
        expect(await gridOf(itemsOf(columns.nth(index)))).toEqual({columns: 1, rows});
      }
    });

    test('stacks the columns on a phone', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      const steps = itemsOf(listsOf(page, sitePage, 'ProcessFlowchart'));
      const rows = counts.reduce((sum, count) => sum + count, 0);
      await expect.poll(() => gridOf(steps)).toEqual({columns: 1, rows});
    });

    test('says below the columns that it is a loop', async ({page}) => {
      const note = page.getByText(String(flowchart?.props.note), {exact: true});
      await expect(note).toBeVisible();
      const {y} = await boxOf(note);
      for (const column of await boxesOf(listsOf(page, sitePage, 'ProcessFlowchart'))) {
        expect(y).toBeGreaterThanOrEqual(column.y + column.height);
      }
    });
  });
}
