import type {Browser} from 'playwright-core';
import {inNewTab, phone, scrollThrough, settle} from '../browser';
import type {SiteServer} from '../server';
import {sumRequests} from './sumRequests';
import type {Load} from './sumRequests';

export type PageBytes = {
  /** Until the page was loaded and idle. */
  first: Load;
  /** While it was scrolled to its end. */
  later: Load;
  /** Prefetched for other pages. */
  prefetched: Load;
};

/** Loads a page on a phone's screen with an empty cache, then scrolls through it. */
export function measureBytes(
  browser: Browser,
  server: SiteServer,
  path: string,
): Promise<PageBytes> {
  return inNewTab(browser, phone, async (tab) => {
    server.served.length = 0;
    await tab.page.goto(server.origin + path);
    await settle(tab);
    const count = server.served.length;
    await scrollThrough(tab);
    await settle(tab);
    await tab.page.waitForTimeout(300);
    return {
      first: sumRequests(server.served.slice(0, count).filter(({isPrefetch}) => !isPrefetch)),
      later: sumRequests(server.served.slice(count).filter(({isPrefetch}) => !isPrefetch)),
      prefetched: sumRequests(server.served.filter(({isPrefetch}) => isPrefetch)),
    };
  });
}
