import {expectNoViolation, expectNoViolationAtBothWidths} from './axe';
import {fillRequiredFields, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {phone} from './layout';
import {openMenu} from './navbar';
import {comparison, pages, tools, unknownPath} from './site';
import {categories, chooseCategory} from './toolCatalogue';

for (const {path} of pages) {
  test(`${path} has no violations`, async ({page, visit}) => {
    await visit(path);
    await expectNoViolation(page);
  });
}

test('tools that are filtered or side by side have no violations', async ({page, visit}) => {
  const [first, second] = tools.filter(({name}) => comparison.some((row) => row.name === name));
  await visit('/tools');
  await chooseCategory(page, categories[0] ?? '');
  await expectNoViolation(page);
  await visit(`/tools?compare=${first?.id},${second?.id}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectNoViolationAtBothWidths(page);
});

// These have parts of their own on a phone.
for (const path of ['/process', '/tools']) {
  test(`${path} has no violations on a phone`, async ({page, visit}) => {
    await page.setViewportSize(phone);
    await visit(path);
    await expectNoViolation(page);
  });
}

test('the open menu on a phone has no violations', async ({page, visit}) => {
  await page.setViewportSize(phone);
  await visit('/benefits');
  await openMenu(page);
  await expectNoViolation(page);
});

test.describe(() => {
  test.use({tolerated: /404|^console\.log/});

  test('an unknown address and the thanks for a message have no violations', async ({
    page,
    visit,
  }) => {
    await visit(unknownPath);
    await expectNoViolation(page);
    await visit('/contact');
    await fillRequiredFields(page);
    await submitForm(page);
    await expectNoViolationAtBothWidths(page);
  });
});
