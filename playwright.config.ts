import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {defineConfig} from '@playwright/test';
import {browserArguments, findBrowser} from '@sitekit/review/browser';
import type {TestOptions} from './e2e/fixtures';
import {builds} from './e2e/site';

/**
 * Serves a finished build under the address that it was built for.
 *
 * @throws Error when there is no build
 */
function serve({folder, address}: {folder: string; address: string}) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in "${folder}/". Run "npm run test:e2e", which makes it.`);
  }
  const {port, pathname} = new URL(address);
  return {
    command: `npx docusaurus serve --dir ${folder} --port ${port} --no-open`,
    env: {BASE_URL: pathname},
    url: address,
    reuseExistingServer: false,
  };
}

/* `npm run test:e2e` finds the browser and makes both builds first. */
export default defineConfig<TestOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: process.env.CI ? 'list' : 'line',
  expect: {timeout: 5000, toPass: {timeout: 10_000}},
  use: {
    viewport: {width: 1280, height: 800},
    reducedMotion: 'reduce',
    actionTimeout: 5000,
    // Costs an eighth of the time. "npx playwright test --trace on" shows what a test has done.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments],
    },
  },
  projects: [
    ...builds.map(({name, site, preview}) => ({
      name,
      testIgnore: ['authoring/**', 'review/**', ...(name === 'islands' ? [] : ['islands/**'])],
      use: {baseURL: site.address, previewAddress: preview.address},
    })),
    // These look at copies of the site.
    {name: 'authoring', testMatch: 'authoring/*.spec.ts'},
    {name: 'review', testMatch: 'review/*.spec.ts', timeout: 240_000},
  ],
  webServer: builds.flatMap(({site, preview}) => [serve(site), serve(preview)]),
});
