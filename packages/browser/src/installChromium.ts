import {addHeadlessBrowser, ensureBrowser} from './ensureBrowser';

/* `install-chromium` installs a browser for tests if there is none. */

function announce(message: string): boolean {
  console.error(message);
  return true;
}

ensureBrowser('The browser test run', announce)
  .then(addHeadlessBrowser)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
