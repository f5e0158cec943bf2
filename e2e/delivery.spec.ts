import type {Page, Request, Route} from '@playwright/test';
import {expectNoViolation} from './axe';
import {everything, expectThanks, fieldOf, fillAllFields, submitButton} from './contactForm';
import {expect, test as base} from './fixtures';
import {phone} from './layout';
import {formEndpoint, previewAddress, sampleEmail, uiTexts} from './site';

/* The form of the preview is delivered to a server, in whose place the tests answer. */

const {delivery, after, withoutJavaScript} = uiTexts.contactForm;

/** How a server can answer a message. */
const answers = {
  ok: (route: Route) =>
    route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, contentType: 'text/plain'}),
  errorPage: (route: Route) =>
    route.fulfill({
      status: 500,
      headers: {'Access-Control-Allow-Origin': '*'},
      contentType: 'text/html',
      body: '<!doctype html><title>Error</title>',
    }),
  unreachable: (route: Route) => route.abort('connectionrefused'),
  never: () => undefined,
};

type FormServer = {
  /** How it answers the next messages. */
  answer: (route: Route) => unknown;
  readonly messages: Request[];
};

const test = base.extend<{server: FormServer}>({
  // The browser reports every failed request.
  tolerated: /localhost:4330|Failed to load resource/,
  server: async ({context}, provide) => {
    const server: FormServer = {answer: answers.ok, messages: []};
    await context.route(formEndpoint, (route) => {
      server.messages.push(route.request());
      return server.answer(route);
    });
    await provide(server);
  },
});

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

test('a slow server gets the message once, however often the button is pressed', async ({
  page,
  visit,
  server,
}) => {
  let answer: () => unknown = () => undefined;
  server.answer = (route) => {
    answer = () => answers.ok(route);
  };
  await fillForm(page, visit);
  await submitButton(page).dblclick();
  await expect(buttonOf(page, delivery.sending)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form').getByRole('status').last()).toHaveText(delivery.sending);
  await buttonOf(page, delivery.sending).press('Enter');
  await expect.poll(() => server.messages.length).toBe(1);

  await answer();
  await expectThanks(page);
  expect(server.messages.map((message) => message.postDataJSON() as unknown)).toEqual([
    {id: expect.any(String) as unknown, ...everything},
  ]);
});

test('a server that is down, silent or broken loses nothing, and leaves an email of what is in the fields and a copy to fall back on', async ({
  page,
  visit,
  server,
}) => {
  server.answer = answers.unreachable;
  await page.clock.install();
  await fillForm(page, visit);
  await submitButton(page).click();
  await expectFailure(page, delivery.unreachable);

  server.answer = answers.never;
  await buttonOf(page, delivery.retry).click();
  await expect.poll(() => server.messages.length).toBe(2);
  await expect(alertOf(page)).toHaveText('', {useInnerText: true});
  await page.clock.fastForward(15_000);
  await expectFailure(page, delivery.unreachable);

  server.answer = answers.errorPage;
  await page.setViewportSize(phone);
  await buttonOf(page, delivery.retry).click();
  await expectFailure(page, delivery.refused);
  await expectNoViolation(page);

  await fieldOf(page, 'message').press('!');
  const link = page.getByRole('link', {name: after.email});
  const {pathname, searchParams} = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toBe(sampleEmail);
  expect(searchParams.get('body')).toContain(`${everything.message}!`);
  await expect(page.getByRole('button', {name: after.copy})).toBeVisible();
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
    expect(message?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    expect(message?.postDataJSON()).toEqual({...everything, _gotcha: ''});
  });
});
