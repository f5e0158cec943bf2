import {existsSync} from 'node:fs';
import {defineConfig, firefox, webkit} from '@playwright/test';
import {browserArguments, findBrowser} from '@sitekit/review/browser';
import {builds} from '../e2e/site';

/** The Chromium that tests run in. */
const inChromium = {
  launchOptions: {executablePath: findBrowser(), args: [...browserArguments]},
};

/** The tests of what visitors operate. */
const interactive = [
  'navbar',
  'contact-form',
  'tools-catalogue',
  'tools-comparison',
  'savings-calculator',
].map((name) => `**/e2e/${name}.spec.ts`);

/** What visitors do in every browser, without what only Chromium can show. */
const everyBrowser = {
  testMatch: ['**/e2e/pages.spec.ts', ...interactive],
  grepInvert: /@chromium/,
};

/** Playwright's other browsers, if `npx playwright install --with-deps firefox webkit` has installed them. */
const others = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()));

/* Run with `npm run test:e2e`, which creates the builds first. */
export default defineConfig({
  testDir: '../e2e',
  globalSetup: '../e2e/serveBuilds.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // The longest takes 15 seconds on a quiet machine.
  timeout: 120_000,
  reporter: process.env.CI ? 'list' : 'line',
  // What people wait for is measured in tests of its own; a busy machine may be slower.
  expect: {timeout: 10_000, toPass: {timeout: 20_000}},
  use: {
    viewport: {width: 1280, height: 800},
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // Tracing adds about 12% to the run time. To debug a test: "npx playwright test --trace on".
    trace: 'off',
    baseURL: builds.site.address,
  },
  projects: [
    // These test copies of the site, in one worker each, which shares a repository with its cached
    // builds, or one `npm start`, between all files. They come first because they take long: short
    // tests then fill the time until the last of them ends.
    {
      name: 'editing',
      testMatch: 'editing/*.spec.ts',
      timeout: 240_000,
      workers: 1,
      use: inChromium,
    },
    {
      name: 'site',
      testMatch: '**/e2e/*.spec.ts',
      use: inChromium,
    },
    ...others.map((browser) => ({
      name: browser.name(),
      use: {browserName: browser.name() as 'firefox' | 'webkit'},
      ...everyBrowser,
    })),
  ],
});
