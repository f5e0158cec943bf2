import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {defineConfig} from '@playwright/test';
import {findBrowser} from './e2e/findBrowser';
import {previewAddress, previewBase, siteAddress} from './e2e/site';

/**
 * Serves a finished build under the folder that it was built for.
 *
 * @throws Error when there is no build
 */
function serve(address: string, baseUrl: string, folder: string) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in "${folder}/". Run "npm run build" first.`);
  }
  const {port} = new URL(address);
  return {
    command: `npx docusaurus serve --dir ${folder} --port ${port} --no-open`,
    env: {BASE_URL: baseUrl},
    url: address,
    reuseExistingServer: false,
  };
}

/* `npm run test:e2e` finds the browser and makes both builds first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: process.env.CI ? 'list' : 'line',
  expect: {timeout: 5000, toPass: {timeout: 10_000}},
  use: {
    baseURL: siteAddress,
    viewport: {width: 1280, height: 800},
    reducedMotion: 'reduce',
    actionTimeout: 5000,
    // Pictures of each moment cost a tenth of the time; the page itself can be seen without them.
    trace: {mode: 'retain-on-failure', screenshots: false},
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    serve(siteAddress, '/', 'build'),
    serve(previewAddress, previewBase, 'build-preview'),
  ],
});
