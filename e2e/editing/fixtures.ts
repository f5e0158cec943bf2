import type {Page} from '@playwright/test';
import {expect, patience, test as base} from '../authoring/fixtures';
import {PageEditor} from './PageEditor';

export {expect, patience};

type Fixtures = {
  /** Opens a page of the site as it is in the repository, and switches the edit mode on. */
  edit: (path: string, page?: Page) => Promise<PageEditor>;
};

export const test = base.extend<Fixtures>({
  edit: async ({page, site}, provide) => {
    await provide(async (path, tab = page) => {
      const editor = new PageEditor(tab, site);
      await tab.goto(site.address + path);
      await editor.switchOn();
      return editor;
    });
  },
});
