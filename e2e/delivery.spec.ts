import type {Page} from '@playwright/test';
import {expectNoViolationAtBothWidths} from './axe';
import {everything, fillAllFields, submitButton, thanksOf} from './contactForm';
import {expect, test as base} from './fixtures';
import {answers, FormServer} from './FormServer';
import {formEndpoint, previewAddress, secondClient, uiTexts} from './site';

/* The form of the preview is delivered to a server on this machine. */

const {delivery, after, withoutJavaScript} = uiTexts.contactForm;

const test = base.extend<{server: FormServer}>({
  // The browser reports every failed request.
  tolerated: /localhost:433[03]|Failed to load resource/,
  server: async ({}, provide) => {
    const server = new FormServer();
    await server.start();
    await provide(server);
    await server.stop();
  },
});

// They share a port.
test.describe.configure({mode: 'default'});

const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', {name, exact: true});
const alertOf = (page: Page) => page.locator('form').getByRole('alert');

/** Opens the page, and fills in the form. */
async function fillForm(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit(`${previewAddress}contact`);
  await fillAllFields(page);
}

async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(alertOf(page)).toHaveText(text, {useInnerText: true});
  await expect(alertOf(page)).toBeInViewport();
  await expect(buttonOf(page, delivery.retry)).toBeFocused();
  for (const [name, value] of Object.entries(everything)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  }
}

test('a slow server gets the message once, however often the button is pressed and it answers', async ({
  page,
  visit,
  server,
}) => {
  let answer: () => void = () => undefined;
  server.answer = (response) => {
    answer = () => answers.twice(response);
  };
  await fillForm(page, visit);
  await submitButton(page).dblclick();
  await expect(buttonOf(page, delivery.sending)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form').getByRole('status').last()).toHaveText(delivery.sending);
  await buttonOf(page, delivery.sending).press('Enter');
  await expect.poll(() => server.messages.length).toBe(1);

  answer();
  await expect(thanksOf(page)).toBeFocused();
  expect(server.values).toEqual([{id: expect.any(String) as unknown, ...everything}]);
});

test('a server that is down or silent loses nothing', async ({page, visit, server}) => {
  await server.stop();
  await page.clock.install();
  await fillForm(page, visit);
  await submitButton(page).click();
  await expectFailure(page, delivery.unreachable);

  await server.start();
  server.answer = answers.never;
  await buttonOf(page, delivery.retry).click();
  await expect.poll(() => server.messages.length).toBe(1);
  await expect(alertOf(page)).toHaveText('', {useInnerText: true});
  await page.clock.fastForward(15_000);
  await expectFailure(page, delivery.unreachable);
});

test('an error page is an error, with an e-mail and a copy to fall back on', async ({
  page,
  context,
  visit,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  server.answer = answers.errorPage;
  await fillForm(page, visit);
  await submitButton(page).click();
  await expectFailure(page, delivery.refused);
  await expectNoViolationAtBothWidths(page);

  const link = page.getByRole('link', {name: after.email});
  const {pathname, searchParams} = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toBe(secondClient.email);
  expect(searchParams.get('body')).toContain(everything.message);
  await page.getByRole('button', {name: after.copy}).click();
  await expect(page.getByText(after.copied, {exact: true})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(everything.message);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the browser posts the form', async ({page, visit, server}) => {
    await visit(`${previewAddress}contact`);
    const [notice = ''] = withoutJavaScript.split('{email}');
    await expect(page.getByText(notice)).toHaveCount(0);
    await expect(page.getByText(delivery.consent)).toBeVisible();
    await expect(page.locator('[name="_gotcha"]')).toBeHidden();
    await fillAllFields(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(formEndpoint);
    const [message] = server.messages;
    expect(message?.type).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(message?.body))).toEqual({
      ...everything,
      _gotcha: '',
    });
  });
});

test('the page may send requests to the server of its form only', async ({page, visit, server}) => {
  const other = new FormServer('http://localhost:4333/form');
  await other.start();
  await visit(`${previewAddress}contact`);
  const reach = (address: string) =>
    page.evaluate(
      (to) =>
        fetch(to, {method: 'POST'}).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await reach(server.address)).toBe(true);
  expect(await reach(other.address)).toBe(false);
  expect([server.messages.length, other.messages.length]).toEqual([1, 0]);
  await other.stop();
});
