import {test as base, expect} from '@playwright/test';
import type {BrowserContext, Response} from '@playwright/test';
import {pages} from './site';

export {expect};

export type TestOptions = {
  /** Where the site is served that was built for a sub-path. */
  previewAddress: string;
};

type Fixtures = {
  /** What a test expects the browser to report; anything else fails the test. */
  tolerated: RegExp | undefined;
  /** Everything that the browser reports: console messages, errors, and requests that go wrong. */
  reports: string[];
  /** Opens a page of the site, and waits until it can answer. */
  visit: (path: string) => Promise<Response | null>;
};

/** The pictures that pages take from elsewhere, those of the tools among them. */
const pictures = new Set(
  pages
    .flatMap(({content}) => content.images)
    .filter(({address}) => address.startsWith('https:'))
    .map(({address}) => new URL(address).href),
);

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>';

/** Tests never leave the machine: pictures are answered here, all else is refused. */
async function keepToThisMachine(context: BrowserContext, reports: string[]): Promise<void> {
  const isElsewhere = (url: URL) => url.protocol.startsWith('http') && url.hostname !== 'localhost';
  await context.route(isElsewhere, async (route) => {
    const address = route.request().url();
    if (pictures.has(address)) {
      await route.fulfill({contentType: 'image/svg+xml', body: picture});
    } else {
      reports.push(`left this machine: ${address}`);
      await route.abort();
    }
  });
}

function listen(context: BrowserContext, reports: string[]): void {
  context.on('console', (message) => reports.push(`console.${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => reports.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A request that its page no longer waits for, since it was left, has not gone wrong.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      reports.push(`failed: ${request.url()} (${request.failure()?.errorText})`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      reports.push(`answered ${response.status()}: ${response.url()}`);
    }
  });
}

export const test = base.extend<Fixtures & TestOptions>({
  previewAddress: ['', {option: true}],

  tolerated: [undefined, {option: true}],

  reports: [
    async ({context, tolerated}, provide) => {
      const reports: string[] = [];
      listen(context, reports);
      await keepToThisMachine(context, reports);
      await provide(reports);
      const unexpected = reports.filter((report) => !tolerated?.test(report));
      expect(unexpected, 'what the browser reported').toEqual([]);
    },
    {auto: true},
  ],

  visit: async ({page, javaScriptEnabled}, provide) => {
    await provide(async (path) => {
      const response = await page.goto(path);
      if (javaScriptEnabled) {
        // The mark of a page that waits for its scripts; a page without the mark is ready.
        await expect(page.locator('html[data-has-hydrated="false"]')).toHaveCount(0);
      }
      return response;
    });
  },
});

/** How long to look for an effect before acting again. */
export const soon = {timeout: 1000};

/** Acts until the effect shows: what needs a script may not answer as soon as it is there. */
export async function actUntil(
  act: () => Promise<unknown>,
  effect: () => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    await act();
    await effect();
  }).toPass();
}
