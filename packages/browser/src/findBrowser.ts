import {chromium} from '@playwright/test';
import which from 'which';

/** Starts Chromium without requests to other machines. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts and opens pages about twice as fast as a complete browser. */
export const headlessBrowser = 'chromium-headless-shell';

const systemBrowsers = [headlessBrowser, 'chromium', 'chromium-browser', 'google-chrome'];

/** The path of an executable, by its name or path. */
export const findProgram = (name: string): string | undefined =>
  which.sync(name, {nothrow: true}) ?? undefined;

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, or the system's, or the one that Playwright installed.
 *
 * @throws Error if CHROMIUM_PATH isn't a program
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const path = findProgram(named);
    if (!path) {
      throw new Error(
        `CHROMIUM_PATH is "${named}", but there is no such program. Correct it or unset it.`,
      );
    }
    return path;
  }
  return [...systemBrowsers, chromium.executablePath()].map(findProgram).find(Boolean);
}
