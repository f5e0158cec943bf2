import type {Page} from '@playwright/test';
import {itemsOf, listsOf} from './content';
import {expect, test} from './fixtures';
import {pageWidthOf} from './layout';
import {barLinksOf, toggleOf} from './navbar';
import {comparison, pageAt, pages, tools} from './site';
import {cardsOf, filterOf} from './toolCatalogue';

/* What is left of an A4 sheet in portrait, and by how much a browser shrinks what is wider. */
const sheet = {width: 718, height: 1047};
const shrinks = 1.5;

test.use({viewport: sheet});

/** What would be printed over the text of each sheet. */
function fixedOn(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility() && element.clientHeight > 0)
      .map(({outerHTML}) => outerHTML),
  );
}

test.describe('on paper', () => {
  test('nothing stands over the text, has no use there, or is cut off', async ({page, visit}) => {
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

  test('all steps are there', async ({page, visit}) => {
    const process = pageAt('/process');
    await visit(process.path);
    await page.emulateMedia({media: 'print'});
    const steps = itemsOf(listsOf(page, process, 'ProcessFlowchart'));
    await expect(steps).toHaveCount(process.uses('ProcessStep').length);
    for (const step of await steps.all()) {
      await expect(step).toBeVisible();
    }
  });

  test('all tools and the compared ones are there, and no filter', async ({page, visit}) => {
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
