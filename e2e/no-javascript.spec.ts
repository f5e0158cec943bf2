import type {Page} from '@playwright/test';
import {everything, fieldOf, fillRequiredFields, submitButton} from './contactForm';
import {expect, test} from './fixtures';
import {barLinksOf, barOf, labels, white} from './navbar';
import {pages, site, titleOf, tools, words} from './site';
import {cardsOf, filterOf} from './toolCatalogue';

/** Elements with a text that take their place on the page, but cannot be seen. */
function fadedOn(page: Page): Promise<string[]> {
  const unseen = {opacityProperty: true, visibilityProperty: true};
  return page.locator('body *').evaluateAll(
    (elements, options) =>
      elements
        .filter((element) => element.textContent.trim())
        .filter((element) => element.checkVisibility() && !element.checkVisibility(options))
        .map(({outerHTML}) => outerHTML),
    unseen,
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every page reads whole', async ({page, visit}) => {
    for (const {path, name, content} of pages) {
      await visit(path);
      await expect(page).toHaveTitle(titleOf(name));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const headings = page.getByRole('main').locator('h1, h2, h3, h4, h5, h6');
      await expect(headings).toHaveCount(content.headings.length);
      for (const heading of await headings.all()) {
        await expect.soft(heading).toBeVisible();
      }
      expect.soft(await fadedOn(page), `text on ${path} that waits for a script`).toEqual([]);
    }
  });

  test('the bar is white, with its links', async ({page, visit}) => {
    await visit('/');
    await expect(barLinksOf(page)).toHaveText(labels);
    await expect(barOf(page)).toHaveCSS('background-color', white);
  });

  test('all tools are there, and no filter that would not answer', async ({page, visit}) => {
    await visit('/tools');
    await expect(cardsOf(page)).toHaveCount(tools.length);
    await expect(filterOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: words.toolCatalogue.all})).toHaveCount(0);
  });

  test('the contact form says that it needs JavaScript, and whom to write to', async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    const notice = words.contactForm.withoutJavaScript.replace('{email}', site.contact.email);
    await expect(page.getByRole('main').getByText(notice, {exact: true})).toBeVisible();
  });

  test('submitting the contact form goes nowhere and loses nothing', async ({page, visit}) => {
    await visit('/contact');
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        left.push(request.url());
      }
    });
    await fillRequiredFields(page);
    await submitButton(page).click();
    // A second round: by then a navigation of the first would have begun.
    await submitButton(page).click();
    await expect(fieldOf(page, 'name')).toHaveValue(everything.name);
    await expect(page).toHaveURL('/contact');
    expect(left).toEqual([]);
  });
});
