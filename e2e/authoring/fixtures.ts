import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test as base} from '../fixtures';
import {SiteCopy} from '../SiteCopy';
import {startSite} from './startSite';
import type {RunningSite} from './startSite';

export {expect};

/** Enough for the first compilation, or for a check that loads its dictionary, on a busy machine. */
export const patience = {timeout: 30_000};

/** The site that all tests change. */
export type SharedSite = RunningSite & {
  /** The sources, which tests change and restore. */
  sources: SiteCopy;
  /** The file with the arguments that the editor was last started with. */
  editorFile: string;
};

type Fixtures = {
  /** Opens a page of the site and waits until it shows. */
  goTo: (path: string) => Promise<void>;
};

/** One `npm start` for all tests, started while a page and a record have errors. */
export const test = base.extend<Fixtures, {site: SharedSite}>({
  // The development server logs to the console, but no page may throw an error.
  tolerated: /^(?!page error)/,

  site: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'editor-'));
      const editor = join(folder, 'code');
      const editorFile = join(folder, 'arguments');
      writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > ${editorFile}\n`);
      chmodSync(editor, 0o755);
      const sources = new SiteCopy();
      sources.change('docs-content/benefits.mdx', '</Section>', '');
      sources.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: "Example');
      const running = await startSite(sources.folder, editor);
      await expect.poll(running.output, patience).toContain('compiled successfully');

      await provide({...running, sources, editorFile});

      await running.stop();
      sources.remove();
      rmSync(folder, {recursive: true});
      expect(running.output(), 'no stack trace').not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    },
    {scope: 'worker', timeout: 60_000},
  ],

  goTo: async ({page, site}, provide) => {
    await provide(async (path) => {
      await page.goto(site.address + path);
      await expect(page.getByRole('main')).toBeVisible(patience);
    });
  },
});

export const mainOf = (page: Page): Locator => page.getByRole('main');

export const panelOf = (page: Page): Locator =>
  page.getByRole('region', {name: 'Problems in docs-content'});

/** The page's main heading. */
export const headingOf = (page: Page): Locator => page.getByRole('heading', {level: 1});
