import type {Locator, Page, Route} from '@playwright/test';
import {everything, fieldOf, fillRequiredFields, submitButton, submitForm} from './contactForm';
import {expect, test} from './fixtures';
import {builds, sampleEmail, uiTexts} from './site';
import {categoryButton, categories, chooseCategory} from './toolCatalogue';

const {reload, contactForm, toolCatalogue, toolComparison} = uiTexts.loadFailure;
const [category = ''] = categories;

const failureOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('alert').filter({hasText: /./});
const textOf = (text: string) => text.replace('{reload}', reload).replace('{email}', sampleEmail);

// The console reports whatever failed.
test.use({tolerated: /./});

/** A form that sends nothing, also once the site's form has an endpoint. */
const contactPage = `${builds.sample.address}/contact`;

const fail = (route: Route) => route.abort();

test('if the script of the form can’t be reached, it’s loaded again; then the form says where to write', async ({
  page,
  visit,
}) => {
  await page.route(/\/(ContactForm|shared)\./, fail, {times: 1});
  await visit(contactPage);
  await fillRequiredFields(page);
  await submitForm(page);
  await expect(failureOf(page)).toHaveCount(0);

  await page.unrouteAll();
  await page.route(/\/ContactForm\./, fail);
  await visit(contactPage);
  await expect(failureOf(page)).toHaveText(textOf(contactForm));
  const email = failureOf(page).getByRole('link', {name: sampleEmail});
  await expect(email).toHaveAttribute('href', `mailto:${sampleEmail}`);
  await fillRequiredFields(page);
  await submitButton(page).click();
  await expect(failureOf(page)).toBeInViewport();
  await expect(fieldOf(page, 'name')).toHaveValue(everything.name);
  await expect(page).toHaveURL(contactPage);

  await page.unrouteAll();
  await failureOf(page).getByRole('link', {name: reload}).click();
  await fillRequiredFields(page);
  await submitForm(page);
});

test('if what islands share fails or a policy blocks all scripts, each part says so, and works after a reload', async ({
  page,
  visit,
}) => {
  await page.route(/\/shared\./, fail);
  await visit('/tools');
  await categoryButton(page, category).press('Enter');
  const failure = failureOf(page).filter({hasText: textOf(toolCatalogue)});
  await expect(failure).toBeInViewport();
  await expect(failureOf(page).filter({hasText: textOf(toolComparison)})).toBeVisible();

  await page.unrouteAll();
  await failure.getByRole('link', {name: reload}).press('Enter');
  await chooseCategory(page, category);

  await page.route(/\/(contact|tools)$/, async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': "script-src 'none'"};
    await route.fulfill({response, headers});
  });
  for (const [address, texts] of [
    [contactPage, [contactForm]],
    ['/tools', [toolComparison, toolCatalogue]],
  ] as const) {
    await visit(address);
    await expect(failureOf(page)).toHaveCount(0);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(failureOf(page)).toHaveText(texts.map(textOf));
  }
});
