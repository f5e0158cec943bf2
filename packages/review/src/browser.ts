import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import type {Browser, LaunchOptions} from '@playwright/test';

/** Starts Chromium without requests to other machines. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** On Linux, by name. The first starts and opens pages about twice as fast as a complete browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Where Chrome and Edge are on macOS and Windows, from the folders that programs are in. */
const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
};

function programFolders(): string[] {
  const {ProgramFiles, 'ProgramFiles(x86)': ofX86, LOCALAPPDATA} = process.env;
  return [ProgramFiles, ofX86, LOCALAPPDATA, '/Applications'].flatMap((folder) => folder ?? []);
}

/**
 * The browser for tests, reviews and the handout: the one in CHROMIUM_PATH, a Chromium, Chrome or Edge of
 * the system, or the one that Playwright installed.
 *
 * @throws Error if CHROMIUM_PATH isn't a program
 */
export function findBrowser(): string | undefined {
  const {CHROMIUM_PATH, PATH = ''} = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(
      `CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such program. Correct it or unset it.`,
    );
  }
  const inPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const installed = (places[process.platform] ?? []).flatMap((place) =>
    programFolders().map((folder) => join(folder, place)),
  );
  return CHROMIUM_PATH || [...inPath, ...installed, chromium.executablePath()].find(existsSync);
}

/** Runs a program after showing its command. */
function run(program: string, ...args: string[]): void {
  console.error([program, ...args].join(' '));
  spawnSync(program, args, {stdio: 'inherit'});
}

/**
 * Finds a browser, and installs one if there is none: Playwright's, or Debian's if that fails and this
 * user may.
 *
 * @throws Error if there still is no browser
 */
export function ensureBrowser(): string {
  if (!findBrowser()) {
    // The same as "npx playwright"; on Windows, "npx" can't be run without a shell.
    run(process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium');
  }
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error("Playwright's Chromium couldn't be installed. Debian's is tried instead:");
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  const browser = findBrowser();
  if (!browser) {
    throw new Error(
      "Chromium couldn't be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its program.",
    );
  }
  return browser;
}

/**
 * Starts a browser without a window, with `browserArguments` and those of the options.
 *
 * @throws Error if there is no browser, and none could be installed
 */
export const launchBrowser = ({args = [], ...options}: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, ...args],
    ...options,
  });
