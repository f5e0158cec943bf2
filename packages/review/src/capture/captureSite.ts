import {mkdirSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {builtPages} from '@sitekit/budgets/builtPages';
import {capturePage} from './capturePage';
import {openWindow} from './openWindow';
import type {PageCapture, SiteCapture} from './PageCapture';

/**
 * Opens pages of a build at every width.
 *
 * @param shouldOpen chooses the pages by their paths
 * @param folder receives the screenshots
 * @param onProgress is called after each page
 */
export async function captureSite(
  browser: Browser,
  buildFolder: string,
  shouldOpen: (path: string) => boolean,
  folder: string,
  onProgress: (message: string) => void,
): Promise<SiteCapture> {
  mkdirSync(folder, {recursive: true});
  const windows = {
    phone: await openWindow(browser, buildFolder, 'phone'),
    desktop: await openWindow(browser, buildFolder, 'desktop'),
    withoutJavaScript: await openWindow(browser, buildFolder, 'desktop', false),
  };
  const pages: PageCapture[] = [];
  try {
    for (const page of builtPages(buildFolder).filter(({path}) => shouldOpen(path))) {
      pages.push(await capturePage(windows, buildFolder, page, folder));
      onProgress(`opened ${page.path}`);
    }
  } finally {
    await Promise.all(Object.values(windows).map((window) => window.context().close()));
  }
  return {pages, folder};
}
