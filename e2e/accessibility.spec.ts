import {expectNoViolation, expectNoViolationAtBothWidths} from './axe';
import {fillRequiredFields, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {openMenu} from './navbar';
import {comparison, pages, tools, unknownPath} from './site';
import {categories, chooseCategory} from './toolCatalogue';

test.describe('axe finds no violations', () => {
  for (const {path} of pages) {
    test(`on ${path}`, async ({page, visit}) => {
      await visit(path);
      await expectNoViolationAtBothWidths(page);
    });
  }

  test('with filtered tools', async ({page, visit}) => {
    await visit('/tools');
    await chooseCategory(page, categories[0] ?? '');
    await expectNoViolationAtBothWidths(page);
  });

  test('with tools side by side, and sorted', async ({page, visit}) => {
    const [first, second] = tools.filter(({name}) => comparison.some((row) => row.name === name));
    await visit('/tools');
    await page.getByRole('columnheader').getByRole('button').first().click();
    await expectNoViolationAtBothWidths(page);
    await visit(`/tools?compare=${first?.id},${second?.id}`);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await expectNoViolationAtBothWidths(page);
  });

  test('with an open menu on a phone', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit('/benefits');
    await openMenu(page);
    await expectNoViolation(page);
  });

  test.describe(() => {
    test.use({tolerated: /404/});

    test('at an unknown address', async ({page, visit}) => {
      await visit(unknownPath);
      await expectNoViolationAtBothWidths(page);
    });
  });

  test.describe(() => {
    test.use({tolerated: /^console\.log/});

    test('on the thank-you message', async ({page, visit}) => {
      await visit('/contact');
      await fillRequiredFields(page);
      await submitForm(page);
      await expectNoViolationAtBothWidths(page);
    });
  });
});
