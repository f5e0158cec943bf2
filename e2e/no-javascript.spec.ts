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

test('without JavaScript, the pages are complete, the navbar turns white, and what needs a script isn’t there', async ({
  page,
  visit,
}) => {
  for (const contentPage of pages) {
    await test.step(contentPage.path, async () => {
      await visit(contentPage.path);
      await expectContent(page, contentPage);
      await expectFrame(page);
      expect(await invisibleText(page), 'text that waits for a script').toEqual([]);
    });
  }

  await visit('/tools');
  await expect(cardsOf(page)).toHaveCount(tools.length);
  await expect(filterOf(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(barOf(page)).toHaveCSS('background-color', transparent);
  await page.mouse.wheel(0, 400);
  await expect(barOf(page)).toHaveCSS('background-color', white);

  // The form of this site sends nothing.
  await visit(`${builds.sample.address}/contact`);
  const notice = uiTexts.contactForm.withoutJavaScript.replace('{email}', sampleEmail);
  await expect(page.getByRole('main').getByText(notice, {exact: true})).toBeVisible();
  await expect(submitButton(page)).toHaveCount(0);
});
