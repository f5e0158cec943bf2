import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {phone} from './layout';
import {pages} from './site';

/* What the browser tells screen readers. Playwright's roles are its own guess from the markup. */

type Node = {
  nodeId: string;
  parentId?: string;
  role?: {value: string};
  name?: {value: string};
};

async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const {nodes} = (await session.send('Accessibility.getFullAXTree')) as {nodes: Node[]};
  await session.detach();
  const parents = new Map(nodes.map(({nodeId, parentId}) => [nodeId, parentId]));
  const isInside = (nodeId: string | undefined, outer: string): boolean =>
    nodeId !== undefined && (nodeId === outer || isInside(parents.get(nodeId), outer));
  const textIn = (outer: Node) =>
    nodes
      .filter(({role, nodeId}) => role?.value === 'StaticText' && isInside(nodeId, outer.nodeId))
      .map(({name}) => name?.value)
      .join('');
  const inside = (role: string, outer?: Node) =>
    nodes.filter(
      (node) => node.role?.value === role && (!outer || isInside(node.nodeId, outer.nodeId)),
    );
  return {inside, textIn};
}

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('every cell of a table is heard with the header of its column', async ({page}) => {
    let count = 0;
    for (const {path} of pages) {
      await page.goto(path);
      for (const element of await page.locator('table').all()) {
        // Above them, a table can have headings of groups of columns.
        const heads = await element.locator('thead tr:last-child th').allTextContents();
        const hasGroups = (await element.locator('thead tr').count()) > 1;
        const columns = heads.length - (hasGroups ? 0 : 1);
        const caption = await element.locator('caption').textContent();
        const {inside, textIn} = await accessibilityTree(page);
        const table = inside('table').find(({name}) => name?.value === caption);
        const announced = inside('columnheader', table).map(({name}) => name?.value);
        const cells = inside('cell', table).map(textIn);
        count += cells.length;
        expect(inside('rowheader', table).length).toBeGreaterThan(0);
        expect(cells.length % columns).toBe(0);
        for (const [index, cell] of cells.entries()) {
          const head = heads.slice(-columns)[index % columns]?.trim() ?? '';
          expect(announced.includes(head) || cell.startsWith(head), cell).toBe(true);
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});
