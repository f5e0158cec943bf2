import {chromium} from '@playwright/test';
import type {Browser, BrowserContext, LaunchOptions, Page} from '@playwright/test';
import {findFile} from './build';
import {browserArguments, findBrowser} from './findBrowser';

/**
 * Starts Chromium without a window, with `browserArguments` and those of the options.
 *
 * @throws Error if there is no Chromium, with how to install it
 */
export async function launchBrowser({args = [], ...options}: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error(
      'This command opens pages in Chromium, which isn\'t installed. "npx install-chromium" installs it. To use a browser you already have, set CHROMIUM_PATH to its program.',
    );
  }
  return chromium.launch({
    executablePath,
    args: [...browserArguments, ...args],
    ...options,
  });
}

/**
 * Answers requests with the files of a build, so that no server is needed.
 *
 * @param address the full address that the build is for, with a slash at its end
 */
export const serveBuild = (
  target: BrowserContext | Page,
  buildFolder: string,
  address: string,
): Promise<unknown> =>
  target.route(
    (url) => url.href.startsWith(address),
    (route) => {
      const {pathname} = new URL(route.request().url());
      const path = findFile(buildFolder, pathname.slice(new URL(address).pathname.length));
      return route.fulfill(path ? {path} : {status: 404, body: ''});
    },
  );
