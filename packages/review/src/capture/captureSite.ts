import {mkdirSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {builtPages} from '@sitekit/browser/build';
import {capturePage} from './capturePage';
import type {Exploration} from './capturePage';
import {openWindow, recordWindow} from './openWindow';
import type {PageCapture, SiteCapture} from './PageCapture';

/**
 * Opens pages of a build at every width.
 *
 * @param shouldOpen chooses the pages by their paths
 * @param folder receives the screenshots
 * @param onProgress is called after each page
 * @param explorationOf what to use on a page, by its path
 */
export async function captureSite(
  browser: Browser,
  buildFolder: string,
  shouldOpen: (path: string) => boolean,
  folder: string,
  onProgress: (message: string) => void,
  explorationOf: (path: string) => Exploration,
): Promise<SiteCapture> {
  mkdirSync(folder, {recursive: true});
  const windows = {
    phone: recordWindow(await openWindow(browser, buildFolder, 'phone')),
    desktop: recordWindow(await openWindow(browser, buildFolder, 'desktop')),
    withoutJavaScript: await openWindow(browser, buildFolder, 'desktop', false),
  };
  const pages: PageCapture[] = [];
  try {
    for (const page of builtPages(buildFolder).filter(({path}) => shouldOpen(path))) {
      const exploration = explorationOf(page.path);
      pages.push(await capturePage(windows, buildFolder, page, folder, exploration));
      onProgress(`opened ${page.path}`);
    }
  } finally {
    const {phone, desktop, withoutJavaScript} = windows;
    const pagesOpen = [phone.page, desktop.page, withoutJavaScript];
    await Promise.all(pagesOpen.map((page) => page.context().close()));
  }
  return {pages, folder};
}
