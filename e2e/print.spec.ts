import type {Page} from '@playwright/test';
import {titlesOf, usesOf} from './content/contentPages';
import {expect, test} from './fixtures';
import {pageWidthOf} from './layout';
import {barLinksOf, toggleOf} from './navbar';
import {comparison, pageAt, pages, tools} from './site';
import {cardsOf, filterOf} from './toolCatalogue';

/* The printable part of an A4 sheet in CSS pixels, and how much a browser shrinks wider pages. */
const sheet = {width: 718, height: 1047};
const shrinks = 1.5;

test.use({viewport: sheet});

/** The elements that would be printed over the text of every sheet. */
function fixedOn(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility() && element.clientHeight > 0)
      .map(({outerHTML}) => outerHTML),
  );
}

test.describe('on paper', () => {
  test('nothing covers the text or is cut off, and there are no controls', async ({
    page,
    visit,
  }) => {
    for (const {path} of pages) {
      await visit(path);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(barLinksOf(page)).toHaveCount(0);
      await expect(toggleOf(page)).toHaveCount(0);
      expect.soft(await fixedOn(page), path).toEqual([]);
      expect.soft(await pageWidthOf(page), path).toBeLessThanOrEqual(shrinks * sheet.width);
    }
  });

  test('all steps are visible', async ({page, visit}) => {
    const {path, tree} = pageAt('/process');
    await visit(path);
    await page.emulateMedia({media: 'print'});
    const titles = usesOf(tree, 'ProcessFlowchart').flatMap((chart) =>
      titlesOf(chart, 'ProcessStep'),
    );
    expect(titles.length).toBeGreaterThan(0);
    for (const name of titles) {
      await expect(page.getByRole('heading', {level: 4, name, exact: true})).toBeVisible();
    }
  });

  test('all tools and the comparison are visible, and the filter is not', async ({page, visit}) => {
    await visit('/tools');
    await page.emulateMedia({media: 'print'});
    await expect(cardsOf(page)).toHaveCount(tools.length);
    await expect(filterOf(page)).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(comparison.length);
    for (const cell of await page.getByRole('table').getByRole('cell').all()) {
      await expect(cell).toBeVisible();
    }
  });
});
