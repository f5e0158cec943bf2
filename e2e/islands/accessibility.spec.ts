import {expectNoViolation, expectNoViolationAtBothWidths} from '../axe';
import {fillRequiredFields, submitForm} from '../contactForm';
import {test} from '../fixtures';
import {openMenu} from '../navbar';
import {pages, unknownPath} from '../site';
import {categories, chooseCategory} from '../toolCatalogue';

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
