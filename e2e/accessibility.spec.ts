import {expectNoViolation, expectNoViolationAtBothWidths} from './axe';
import {fillRequiredFields, submitForm} from './contactForm';
import {test} from './fixtures';
import {openMenu} from './navbar';
import {pages, unknownPath} from './site';
import {categories, chooseCategory} from './toolCatalogue';

test.describe('axe finds nothing wrong', () => {
  for (const {path} of pages) {
    test(`on ${path}`, async ({page, visit}) => {
      await visit(path);
      await expectNoViolationAtBothWidths(page);
    });
  }

  test('when the tools are filtered', async ({page, visit}) => {
    await visit('/tools');
    await chooseCategory(page, categories[0] ?? '');
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
