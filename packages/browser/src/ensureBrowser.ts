import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, findProgram, findSystemBrowser} from './findBrowser';

const aptInstall = 'apt-get install -y --no-install-recommends chromium chromium-headless-shell';
const playwrightInstall = 'npx playwright install chromium';

/** Only root can install Debian's packages; Playwright's browser goes into the user's home folder. */
const canUseApt = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  findProgram('apt-get') !== undefined;

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, {stdio: 'inherit'});

function installWithApt(): void {
  run('apt-get', ['update']);
  run('apt-get', aptInstall.split(' ').slice(1));
}

/** The same as `npx playwright install chromium`; on Windows, `npx` can't be run without a shell. */
function installWithPlaywright(): void {
  run(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']);
}

/**
 * Installs Chromium if there is none.
 *
 * @param purpose what needs it, such as "The review"
 * @param mayInstall is asked first, with a message that says what would be installed and why
 * @throws Error if it wasn't installed
 */
export async function ensureBrowser(
  purpose: string,
  mayInstall: (message: string) => boolean | Promise<boolean>,
): Promise<void> {
  if (findBrowser()) {
    return;
  }
  const usesApt = canUseApt();
  const message =
    `${purpose} opens pages in Chromium, which isn't installed. ` +
    `"${usesApt ? aptInstall : playwrightInstall}" installs it. ` +
    'To use a browser you already have, set CHROMIUM_PATH to its program.';
  if (!(await mayInstall(message))) {
    throw new Error('Nothing was installed.');
  }
  if (usesApt) {
    installWithApt();
  }
  if (!findBrowser()) {
    installWithPlaywright();
  }
  if (!findBrowser()) {
    throw new Error(
      "Chromium couldn't be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its program.",
    );
  }
}

/** Adds Debian's fast headless browser to its complete one, if this user may install it. */
export function addHeadlessBrowser(): void {
  const isMissing = findSystemBrowser('complete') && !findSystemBrowser('headless');
  if (isMissing && !process.env.CHROMIUM_PATH && canUseApt()) {
    console.error(`"${aptInstall}" adds a browser that runs the tests about twice as fast.`);
    installWithApt();
  }
}
