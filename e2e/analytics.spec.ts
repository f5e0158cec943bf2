import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {RequestListener, Server} from 'node:http';
import {extname} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {findFile} from '@sitekit/browser/build';
import {expect, test} from './fixtures';
import {analyticsPort, builds, countedBuilds} from './site';

/*
 * Counting visits: builds of the sample content, with each service, and a stand-in for the service on
 * this machine. The scripts of Google's services, whose address is fixed, are answered by the test.
 */

const pagesPort = analyticsPort + 1;
const origin = `http://localhost:${pagesPort}`;

// All in one worker, which has the two servers.
test.describe.configure({mode: 'default'});

// The sample tools have logos on another site; the form logs what was submitted.
test.use({tolerated: /logos\.example\.com|ERR_FAILED|^console\.log/});

/** What a service's script does: it sends each thing that it is told to the stand-in. */
const standIns: Record<string, string> = {
  '/js/script.manual.js': `
    const send = (event) => fetch('http://localhost:${analyticsPort}/api/event', {method: 'POST', body: event});
    const waiting = window.plausible.q;
    window.plausible = send;
    waiting.forEach(([event]) => send(event));`,
  '/matomo.js': `
    let url = '';
    const act = ([name, value, action]) => {
      if (name === 'setTrackerUrl') url = value;
      if (name === 'trackPageView') new Image().src = url + '?pageview';
      if (name === 'trackEvent') navigator.sendBeacon(url, value + ' ' + action);
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

let servers: Server[] = [];
let counted: string[] = [];
/** The build that is open. */
let openFolder = '';

const types: Record<string, string> = {'.js': 'text/javascript', '.svg': 'image/svg+xml'};

const answerPages: RequestListener = (request, response) => {
  const {pathname} = new URL(request.url ?? '/', origin);
  const file = findFile(openFolder, pathname.slice(1));
  response.writeHead(file ? 200 : 404, {'content-type': types[extname(file ?? '')] ?? 'text/html'});
  response.end(file && readFileSync(file));
};

const answerService: RequestListener = (request, response) => {
  const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
  const script = standIns[pathname];
  response.setHeader('access-control-allow-origin', '*');
  if (script) {
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
    return;
  }
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    counted.push(body || search.slice(1));
    response.end();
  });
};

test.beforeAll(async () => {
  const listen = (listener: RequestListener, port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer(listener).listen(port, 'localhost', () => resolve(server));
    });
  servers = [await listen(answerPages, pagesPort), await listen(answerService, analyticsPort)];
});
test.afterAll(() => {
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
});
test.beforeEach(() => {
  counted = [];
});

/** Serves a build, and answers as Google's hosts do. */
async function open(page: Page, context: BrowserContext, folder: string): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/policy|trusted/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  await context.route(/googletagmanager\.com/, (route) =>
    route.fulfill({contentType: 'text/javascript', body: standIns.google ?? ''}),
  );
  await context.route(/google-analytics\.com/, (route) => {
    counted.push(route.request().postData() ?? '');
    return route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}});
  });
  openFolder = folder;
  return violations;
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
    const violations = await open(page, context, countedBuilds[service].folder);
    await page.goto(`${origin}/`);
    await expect.poll(() => counted).toEqual(['pageview']);
    await page.goto(`${origin}/contact`);
    await expect.poll(() => counted).toEqual(['pageview', 'pageview']);
    await sendForm(page);
    await expect.poll(() => counted).toHaveLength(3);
    expect(counted[2]).toMatch(/^form submitted$/i);
    await expect(button(page, accept)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    expect(violations).toEqual([]);
  });
}

for (const service of ['google-analytics', 'google-tag-manager'] as const) {
  test(`${service} starts only when the visitor accepts, and remembers it`, async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const violations = await open(page, context, countedBuilds[service].folder);
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
    expect(violations).toEqual([]);
  });
}

test('a visitor who declines is never counted, nor asked again', async ({page, context}) => {
  await open(page, context, countedBuilds['google-analytics'].folder);
  await page.goto(`${origin}/`);
  await button(page, decline).click();
  await page.goto(`${origin}/benefits`);
  await expect(button(page, change)).toBeVisible();
  await expect(button(page, decline)).toBeHidden();
  expect(counted).toEqual([]);
});

test('nothing is asked or counted without a service', async ({page, context}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await open(page, context, builds.sample.folder);
  await page.goto(`${origin}/contact`);
  await sendForm(page);
  await expect(button(page, accept)).toHaveCount(0);
  expect(new Set(requests)).toEqual(new Set([origin]));
  expect(await page.content()).not.toMatch(/plausible|matomo|googletag|consent/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is asked', async ({page, context}) => {
    await open(page, context, countedBuilds['google-analytics'].folder);
    await page.goto(`${origin}/`);
    await expect(page.getByText('May we count your visit with Google?')).toBeHidden();
    await expect(page.getByText(change, {exact: true})).toBeHidden();
  });
});
