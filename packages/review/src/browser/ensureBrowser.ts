import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, findProgram} from './findBrowser';

const aptCommand = 'apt-get install -y --no-install-recommends chromium';
const playwrightCommand = 'npx playwright install chromium';

/** Only root can install Debian's package; Playwright's browser goes into the user's home folder. */
function installCommand(): string {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/etc/debian_version') && findProgram('apt-get')
    ? aptCommand
    : playwrightCommand;
}

function run(command: string): void {
  const [program = '', ...args] = command.split(' ');
  spawnSync(program, args, {stdio: 'inherit'});
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
  const command = installCommand();
  const message =
    `${purpose} opens pages in Chromium, which isn't installed. "${command}" installs it. ` +
    'To use a browser you already have, set CHROMIUM_PATH to its program.';
  if (!(await mayInstall(message))) {
    throw new Error('Nothing was installed.');
  }
  if (command === aptCommand) {
    run('apt-get update');
    run(aptCommand);
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
