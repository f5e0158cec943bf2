import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, findProgram, findSystemBrowser} from './findBrowser';

const aptCommand = 'apt-get install -y --no-install-recommends chromium chromium-headless-shell';
const playwrightCommand = 'npx playwright install chromium';

/** Only root can install Debian's packages; Playwright's browser goes into the user's home folder. */
const canUseApt = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  findProgram('apt-get') !== undefined;

function run(command: string): void {
  const [program = '', ...args] = command.split(' ');
  spawnSync(program, args, {stdio: 'inherit'});
}

function installWithApt(): void {
  run('apt-get update');
  run(aptCommand);
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
  const command = canUseApt() ? aptCommand : playwrightCommand;
  const message =
    `${purpose} opens pages in Chromium, which isn't installed. "${command}" installs it. ` +
    'To use a browser you already have, set CHROMIUM_PATH to its program.';
  if (!(await mayInstall(message))) {
    throw new Error('Nothing was installed.');
  }
  if (command === aptCommand) {
    installWithApt();
  }
  if (!findBrowser()) {
    run(playwrightCommand);
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
    console.error(`"${aptCommand}" adds a browser that runs the tests about twice as fast.`);
    installWithApt();
  }
}
