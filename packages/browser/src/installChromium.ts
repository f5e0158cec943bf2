import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, findProgram, headlessBrowser} from './findBrowser';

/** Only root can install Debian's packages; Playwright's browser goes into the user's home folder. */
const canUseApt = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  findProgram('apt-get') !== undefined;

/** Runs a program after showing its command. */
function run(program: string, ...args: string[]): void {
  console.error([program, ...args].join(' '));
  spawnSync(program, args, {stdio: 'inherit'});
}

function installWithApt(): void {
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', headlessBrowser);
}

/**
 * Installs Chromium if there is none: Debian's packages if this user may, otherwise Playwright's. Also
 * adds Debian's fast headless browser to its complete one.
 *
 * @throws Error if there still is no browser
 */
export function installChromium(): void {
  if (!process.env.CHROMIUM_PATH && !findProgram(headlessBrowser) && canUseApt()) {
    installWithApt();
  }
  if (!findBrowser()) {
    // The same as "npx playwright"; on Windows, "npx" can't be run without a shell.
    run(process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium');
  }
  if (!findBrowser()) {
    throw new Error(
      "Chromium couldn't be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its program.",
    );
  }
}
