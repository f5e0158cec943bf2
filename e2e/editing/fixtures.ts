import type {Locator, Page} from '@playwright/test';
import {expect, test as base} from '../fixtures';
import {PageEditor} from './PageEditor';
import {patience} from './patience';
import {StartedSite} from './StartedSite';

export {expect, patience};

/** Enough for `npm start` without a cache while others use the machine. People wait 10 seconds. */
const startLimitMs = 300_000;

type Fixtures = {
  /** Whether to start with what the test before changed, or with the errors of the start. */
  keepChanges: boolean;
  /** Restores everything, whatever the test before did. */
  restored: undefined;
  /** Opens a page of the site and waits until it shows. */
  goTo: (path: string) => Promise<void>;
  /** Opens a page of the site, and switches the edit mode on. */
  edit: (path: string) => Promise<PageEditor>;
};

/** One `npm start` for all tests, started while a page and a record have errors. */
export const test = base.extend<Fixtures, {site: StartedSite}>({
  // The development server logs to the console, but no page may throw an error.
  tolerated: /^(?!page error)/,

  site: [
    async ({}, provide, {parallelIndex}) => {
      const site = new StartedSite();
      site.change('docs-content/benefits.mdx', '</Section>', '');
      site.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Example');
      site.start(parallelIndex);
      await expect
        .poll(() => site.output, {timeout: startLimitMs - 10_000})
        .toContain('compiled successfully');

      await provide(site);

      await site.stop();
      expect(site.output, 'no stack trace').not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    },
    {scope: 'worker', timeout: startLimitMs},
  ],

  keepChanges: [false, {option: true}],

  restored: [
    async ({site, keepChanges}, provide) => {
      if (!keepChanges) {
        site.output = '';
        if (site.reset()) {
          await expect.poll(() => site.output, patience).toContain('compiled successfully');
        }
      }
      await provide(undefined);
    },
    {auto: true},
  ],

  goTo: async ({page, site}, provide) => {
    await provide(async (path) => {
      await page.goto(site.address + path);
      await expect(page.getByRole('main')).toBeVisible(patience);
    });
  },

  edit: async ({page, site}, provide) => {
    await provide(async (path) => {
      const editor = new PageEditor(page, site);
      await page.goto(site.address + path);
      await editor.switchOn();
      return editor;
    });
  },
});

export const mainOf = (page: Page): Locator => page.getByRole('main');

export const panelOf = (page: Page): Locator =>
  page.getByRole('region', {name: 'Problems in docs-content'});

/** The page's main heading. */
export const headingOf = (page: Page): Locator => page.getByRole('heading', {level: 1});
