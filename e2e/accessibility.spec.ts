import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {fillRequiredFields, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {openMenu} from './navbar';
import {pages, unknownPath} from './site';
import {chooseCategory} from './toolCatalogue';

/* Everything that axe can tell but its strictest level (AAA) and its experiments. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function expectNoViolation(page: Page): Promise<void> {
  const {violations, passes} = await new AxeBuilder({page}).withTags(rules).analyze();
  expect(passes.length).toBeGreaterThan(10);
  const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('\n')}`);
  expect.soft(found, `at ${page.viewportSize()?.width} px`).toEqual([]);
}

async function expectNoViolationAtBothWidths(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await expectNoViolation(page);
  }
}

test.describe('axe finds nothing wrong', () => {
  for (const {path, name} of pages) {
    test(`on ${name}`, async ({page, visit}) => {
      await visit(path);
      await expectNoViolationAtBothWidths(page);
    });
  }

  test('when the tools are filtered', async ({page, visit}) => {
    await visit('/tools');
    await chooseCategory(page, 'Code Editor');
    await expectNoViolationAtBothWidths(page);
  });

  test('when the menu of a phone is open', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit('/benefits');
    await openMenu(page);
    await expectNoViolation(page);
  });

  test.describe(() => {
    test.use({tolerated: /404/});

    test('on the page of an unknown address', async ({page, visit}) => {
      await visit(unknownPath);
      await expectNoViolationAtBothWidths(page);
    });
  });

  test.describe(() => {
    test.use({tolerated: /^console\.log/});

    test('in the thank-you', async ({page, visit}) => {
      await visit('/contact');
      await fillRequiredFields(page);
      await submitForm(page);
      await expectNoViolationAtBothWidths(page);
    });
  });
});
