import type {Page} from '@playwright/test';
import {expectNoViolation} from './axe';
import {usesOf} from './content/contentPages';
import type {ContentPage} from './content/contentPages';
import {fillRequiredFields, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {phone} from './layout';
import {openMenu, toggleOf} from './navbar';
import {builds, comparison, pages, tools, unknownPath} from './site';
import {categories, chooseCategory} from './toolCatalogue';

type Node = {
  nodeId: string;
  parentId?: string;
  role?: {value: string};
  name?: {value: string};
};

/** What the browser tells screen readers. Playwright's roles are its own guess from the markup. */
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

/** Every cell of a table is heard with the header of its column. */
async function expectHeaders(page: Page, {tree}: ContentPage): Promise<void> {
  const tables = await page.locator('table').all();
  const uses = [...usesOf(tree, 'ComparisonTable'), ...usesOf(tree, 'ToolComparison')];
  expect(tables.length).toBeGreaterThanOrEqual(uses.length);
  const {inside, textIn} = await accessibilityTree(page);
  for (const element of tables) {
    // Above them, a table can have headings of groups of columns.
    const heads = await element.locator('thead tr:last-child th').allTextContents();
    const hasGroups = (await element.locator('thead tr').count()) > 1;
    const columns = heads.length - (hasGroups ? 0 : 1);
    const caption = await element.locator('caption').textContent();
    const table = inside('table').find(({name}) => name?.value === caption);
    const announced = inside('columnheader', table).map(({name}) => name?.value);
    const cells = inside('cell', table).map(textIn);
    expect(cells.length).toBeGreaterThan(0);
    expect(inside('rowheader', table).length).toBeGreaterThan(0);
    expect(cells.length % columns).toBe(0);
    for (const [index, cell] of cells.entries()) {
      const head = heads.slice(-columns)[index % columns]?.trim() ?? '';
      expect(announced.includes(head) || cell.startsWith(head), cell).toBe(true);
    }
  }
}

const desktop = {width: 1280, height: 800};

/** These have parts of their own on a phone. */
const differOnPhones = ['/process', '/tools'];

test('the pages have no violations, and tables whose headers are heard on a phone', async ({
  page,
  visit,
}) => {
  for (const contentPage of pages) {
    await test.step(contentPage.path, async () => {
      await page.setViewportSize(desktop);
      await visit(contentPage.path);
      await expectNoViolation(page);
      await page.setViewportSize(phone);
      await expectHeaders(page, contentPage);
      if (differOnPhones.includes(contentPage.path)) {
        await expectNoViolation(page);
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use({tolerated: /404|^console\.log/, viewport: phone});

  test('tools that are filtered or side by side, an unknown address, the open menu and the thanks for a message have no violations', async ({
    page,
    visit,
  }) => {
    const [first, second] = tools.filter(({name}) => comparison.some((row) => row.name === name));
    await visit(`/tools?compare=${first?.id},${second?.id}`);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await chooseCategory(page, categories[0] ?? '');
    await expectNoViolation(page);

    await visit(unknownPath);
    await expectNoViolation(page);
    await visit(`${builds.sample.address}/contact`);
    await openMenu(page);
    await expectNoViolation(page);
    await toggleOf(page).click();
    await fillRequiredFields(page);
    await submitForm(page);
    await expectNoViolation(page);
  });
});
