import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

/** How it is started: without what asks other machines for something. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a program is that can be called by its name. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/**
 * The Chromium that opens pages here: the one that CHROMIUM_PATH names, else the system's, else
 * the one that Playwright has downloaded.
 *
 * @throws Error when CHROMIUM_PATH leads to no program
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) {
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no program: correct or unset it.`);
  }
  const candidates = [named, ...systemNames.map(findProgram), chromium.executablePath()];
  return candidates.find((path) => path && isProgram(path));
}
