import type {Page} from '@playwright/test';
import {expectContent, expectFrame} from './content/expectContent';
import {submitButton} from './contactForm';
import {expect, test} from './fixtures';
import {barOf, transparent, white} from './navbar';
import {builds, pages, sampleEmail, tools, uiTexts} from './site';
import {cardsOf, filterOf} from './toolCatalogue';

test.use({javaScriptEnabled: false});

/** The elements with text that take up space but can't be seen. */
function invisibleText(page: Page): Promise<string[]> {
  const unseen = {opacityProperty: true, visibilityProperty: true};
  return page.locator('body *').evaluateAll(
    (elements, options) =>
      elements
        .filter((element) => element.textContent.trim())
        // What one can choose to see needs no script.
        .filter((element) => !element.closest('fieldset:has([type="radio"])'))
        .filter((element) => element.checkVisibility() && !element.checkVisibility(options))
        .map(({outerHTML}) => outerHTML),
    unseen,
  );
}

for (const contentPage of pages) {
  const {path} = contentPage;

  test(`without JavaScript, ${path} is complete`, async ({page, visit}) => {
    await visit(path);
    await expectContent(page, contentPage);
    await expectFrame(page);
    expect(await invisibleText(page), 'text that waits for a script').toEqual([]);
    await expect(barOf(page)).toHaveCSS('background-color', transparent);
    await page.mouse.wheel(0, 400);
    await expect(barOf(page)).toHaveCSS('background-color', white);
  });
}

test('without JavaScript, the tools have no controls', async ({page, visit}) => {
  await visit('/tools');
  await expect(cardsOf(page)).toHaveCount(tools.length);
  await expect(filterOf(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test.describe(() => {
  test.use({baseURL: builds.sample.address});

  test('without JavaScript, the contact page says where to write instead of a form that sends nothing', async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    const notice = uiTexts.contactForm.withoutJavaScript.replace('{email}', sampleEmail);
    await expect(page.getByRole('main').getByText(notice, {exact: true})).toBeVisible();
    await expect(submitButton(page)).toHaveCount(0);
  });
});
