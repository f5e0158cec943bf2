import {chromium} from '@playwright/test';
import type {Browser, BrowserContext, LaunchOptions, Page} from '@playwright/test';
import {findFile} from './build';
import {browserArguments, findBrowser} from './findBrowser';

/**
 * Starts Chromium without a window, with `browserArguments` and those of the options.
 *
 * @throws Error if CHROMIUM_PATH isn't a program, or Chromium doesn't start
 */
export const launchBrowser = ({args = [], ...options}: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, ...args],
    ...options,
  });

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
