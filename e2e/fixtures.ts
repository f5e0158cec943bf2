import {test as base, expect} from '@playwright/test';
import type {BrowserContext, Response} from '@playwright/test';
import {logoAddresses, pages} from './site';

export {expect};

type Fixtures = {
  /** The reports that a test expects. Any other report fails the test. */
  tolerated: RegExp | undefined;
  /** Everything the browser reports: console messages, errors and failed requests. */
  reports: string[];
  /** Opens a page of the site and waits until it can respond. */
  visit: (path: string) => Promise<Response | null>;
};

const sources = pages.map(({source}) => source);

/** Whether the content names this address of an image on another site. */
const isInContent = (address: string) =>
  address.startsWith('https://logos.example.com/') ||
  logoAddresses.includes(address) ||
  sources.some((source) => source.includes(address));

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20"/></svg>';

/** Answers requests for the content's images on other sites, and refuses all others. */
async function keepToThisMachine(context: BrowserContext, reports: string[]): Promise<void> {
  const isElsewhere = (url: URL) => url.protocol.startsWith('http') && url.hostname !== 'localhost';
  await context.route(isElsewhere, async (route) => {
    const address = route.request().url();
    if (route.request().resourceType() === 'image' && isInContent(address)) {
      await route.fulfill({contentType: 'image/svg+xml', body: image});
    } else {
      reports.push(`request to another site: ${address}`);
      await route.abort();
    }
  });
}

function listen(context: BrowserContext, reports: string[]): void {
  context.on('console', (message) => reports.push(`console.${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => reports.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A request is also aborted when the visitor leaves its page: in Chromium, Firefox and WebKit.
    const aborted = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled'];
    if (!aborted.includes(request.failure()?.errorText ?? '')) {
      reports.push(`failed: ${request.url()} (${request.failure()?.errorText})`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      reports.push(`status ${response.status()}: ${response.url()}`);
    }
  });
}

export const test = base.extend<Fixtures>({
  tolerated: [undefined, {option: true}],

  reports: [
    async ({context, tolerated}, provide) => {
      const reports: string[] = [];
      listen(context, reports);
      await keepToThisMachine(context, reports);
      await provide(reports);
      const unexpected = reports.filter((report) => !tolerated?.test(report));
      expect(unexpected, 'unexpected reports').toEqual([]);
    },
    {auto: true},
  ],

  visit: async ({page, javaScriptEnabled}, provide) => {
    await provide(async (path) => {
      const response = await page.goto(path);
      if (javaScriptEnabled) {
        // Some islands start when the visitor first does something.
        await page.mouse.move(0, 0);
      }
      return response;
    });
  },
});

/** How long to wait for an effect before acting again. */
export const soon = {timeout: 1000};

/** Repeats an action until it takes effect: an island may still be loading. */
export async function actUntil(
  act: () => Promise<unknown>,
  effect: () => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    await act();
    await effect();
  }).toPass();
}
