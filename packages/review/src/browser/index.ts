import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, findProgram} from './findBrowser';

/*
 * Makes sure that there is a Chromium for the browser tests and for the review, and fetches one if
 * there is none. When none can be had it says so in one line and fails: nothing is skipped in
 * silence.
 */

const aptInstall = 'apt-get install -y --no-install-recommends chromium';
const playwrightInstall = 'npx playwright install chromium';

function run(command: string): boolean {
  const [program = '', ...words] = command.split(' ');
  return spawnSync(program, words, {stdio: 'inherit'}).status === 0;
}

/** Whether this is a Debian-like system on which we may install packages. */
function canUseApt(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined;
}

/** Fetches a browser by the first way that leads to one, and tells which ways it tried. */
function fetchBrowser(): string[] {
  const tried: string[] = [];
  if (canUseApt()) {
    tried.push(aptInstall);
    run('apt-get update');
    run(aptInstall);
  }
  if (!findBrowser()) {
    tried.push(playwrightInstall);
    run(playwrightInstall);
  }
  return tried;
}

function ensureBrowser(): string | undefined {
  try {
    if (findBrowser()) {
      return undefined;
    }
    const tried = fetchBrowser();
    return findBrowser()
      ? undefined
      : `No Chromium: looked on PATH and in Playwright's folder, then tried ` +
          `"${tried.join('" and "')}" in vain. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const problem = ensureBrowser();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
