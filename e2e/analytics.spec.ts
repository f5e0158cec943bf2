import type {BrowserContext, Page, Route} from '@playwright/test';
import {serveBuild} from '@sitekit/browser';
import {expect, test} from './fixtures';
import {analyticsServer, builds, countedBuilds} from './site';

/*
 * Counting visits: builds of the sample content, with each service. The test answers as the services
 * do. `fixtures.ts` fails a test that requests anything else, or in which the policy forbids something.
 */

const origin = 'http://localhost:4332';

// The sample tools have logos on another site; the form logs what was submitted.
test.use({tolerated: /logos\.example\.com|ERR_FAILED|^console\.log/});

/** What a service's script does: it sends each thing that it is told to the service. */
const scripts = {
  plausible: `
    const send = (event) => fetch('${analyticsServer}/api/event', {method: 'POST', body: event});
    const waiting = window.plausible.q;
    window.plausible = send;
    waiting.forEach(([event]) => send(event));`,
  matomo: `
    let url = '';
    const act = ([name, value, action]) => {
      if (name === 'setTrackerUrl') url = value;
      if (name === 'trackPageView') new Image().src = url + '?pageview';
      if (name === 'trackEvent') fetch(url, {method: 'POST', body: value + ' ' + action});
    };
    window._paq.forEach(act);
    window._paq = {push: act};`,
  google: `
    const send = (event) => fetch('https://region1.google-analytics.com/g/collect', {method: 'POST', body: event});
    const act = (entry) => {
      const [command, name] = Array.from(entry);
      if (command === 'config') send('pageview');
      if (command === 'event') send(name);
      if (entry.event) send(entry.event === 'gtm.js' ? 'pageview' : entry.event);
    };
    const {push} = window.dataLayer;
    window.dataLayer.forEach(act);
    window.dataLayer.push = (entry) => { push.call(window.dataLayer, entry); act(entry); };`,
};

/** Serves a build, and answers as the services do. Returns what they count. */
async function open(context: BrowserContext, {folder}: {folder: string}): Promise<string[]> {
  const counted: string[] = [];
  const count = (route: Route) => {
    const {search} = new URL(route.request().url());
    counted.push(route.request().postData() ?? search.slice(1));
    return route.fulfill({headers: {'access-control-allow-origin': '*'}});
  };
  await serveBuild(context, folder, `${origin}/`);
  await context.route(`${analyticsServer}/**`, count);
  await context.route(/google-analytics\.com/, count);
  for (const [address, body] of [
    [/\/js\/script\.manual\.js$/, scripts.plausible],
    [/\/matomo\.js$/, scripts.matomo],
    [/googletagmanager\.com/, scripts.google],
  ] as const) {
    await context.route(address, (route) => route.fulfill({contentType: 'text/javascript', body}));
  }
  return counted;
}

async function sendForm(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill('Ada Secret');
  await page.locator('[name="email"]').fill('secret@example.com');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('heading', {name: 'Thank You!'})).toBeVisible();
}

/* The words of the sample content, which authors don't change. */
const [accept, decline, change] = ['Accept', 'Decline', 'Counting visits'];
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

for (const service of ['plausible', 'matomo'] as const) {
  test(`${service} counts each page once, and a form without its values`, async ({
    page,
    context,
  }) => {
    const counted = await open(context, countedBuilds[service]);
    await page.goto(`${origin}/`);
    await expect.poll(() => counted).toEqual(['pageview']);
    await page.goto(`${origin}/contact`);
    await expect.poll(() => counted).toEqual(['pageview', 'pageview']);
    await sendForm(page);
    await expect.poll(() => counted).toHaveLength(3);
    expect(counted[2]).toMatch(/^form submitted$/i);
    await expect(button(page, accept)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
}

for (const service of ['google-analytics', 'google-tag-manager'] as const) {
  test(`${service} starts only when the visitor accepts, and remembers it`, async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const counted = await open(context, countedBuilds[service]);
    await page.goto(`${origin}/`);
    await expect(button(page, accept)).toBeVisible();
    const boxes = await Promise.all(
      [accept, decline].map((name) => button(page, name).boundingBox()),
    );
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(requests.filter((url) => url.includes('google'))).toEqual([]);

    // By keyboard.
    await button(page, accept).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, accept)).toBeHidden();
    await expect(button(page, change)).toBeFocused();
    await expect.poll(() => counted).toEqual(['pageview']);

    await page.goto(`${origin}/contact`);
    await expect.poll(() => counted).toEqual(['pageview', 'pageview']);
    await expect(button(page, accept)).toBeHidden();
    await sendForm(page);
    await expect.poll(() => counted).toEqual(['pageview', 'pageview', 'form_submitted']);

    // Visitors can change their mind.
    await button(page, change).click();
    await expect(button(page, accept)).toBeFocused();
    await button(page, decline).click();
    await page.goto(`${origin}/benefits`);
    await expect(button(page, change)).toBeVisible();
    expect(counted).toHaveLength(3);
  });
}

test('a visitor who declines is never counted, nor asked again', async ({page, context}) => {
  const counted = await open(context, countedBuilds['google-analytics']);
  await page.goto(`${origin}/`);
  await button(page, decline).click();
  await page.goto(`${origin}/benefits`);
  await expect(button(page, change)).toBeVisible();
  await expect(button(page, decline)).toBeHidden();
  expect(counted).toEqual([]);
});

test('nothing is asked or counted without a service', async ({page, context}) => {
  const counted = await open(context, builds.sample);
  await page.goto(`${origin}/contact`);
  await sendForm(page);
  await expect(button(page, accept)).toHaveCount(0);
  expect(counted).toEqual([]);
  expect(await page.content()).not.toMatch(/plausible|matomo|googletag|consent/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is asked', async ({page, context}) => {
    await open(context, countedBuilds['google-analytics']);
    await page.goto(`${origin}/`);
    await expect(page.getByText('May we count your visit with Google?')).toBeHidden();
    await expect(page.getByText(change, {exact: true})).toBeHidden();
  });
});
