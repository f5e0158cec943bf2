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

/**
 * `headless` starts and opens pages about twice as fast as `complete`, and lacks only what needs a
 * window, such as the back/forward cache.
 */
export type BrowserKind = 'complete' | 'headless';

const systemNames: Record<BrowserKind, readonly string[]> = {
  complete: ['chromium', 'chromium-browser', 'google-chrome'],
  headless: ['chromium-headless-shell'],
};

/** The path of an executable, by its name or path. */
export const findProgram = (name: string): string | undefined =>
  which.sync(name, {nothrow: true}) ?? undefined;

/** The system's Chromium of one kind. */
export const findSystemBrowser = (kind: BrowserKind): string | undefined =>
  systemNames[kind].map(findProgram).find(Boolean);

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, or the system's, or the one that Playwright installed.
 *
 * @param kind is preferred; a complete browser also works without a window
 * @throws Error if CHROMIUM_PATH isn't a program
 */
export function findBrowser(kind: BrowserKind = 'headless'): string | undefined {
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
  return (
    findSystemBrowser(kind) ??
    findSystemBrowser('complete') ??
    findProgram(chromium.executablePath())
  );
}
