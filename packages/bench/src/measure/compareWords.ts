import type {Browser} from 'playwright-core';
import {desktop, inNewTab, settle} from '../browser';
import type {ContestantId} from '../contestants';
import type {SiteServer} from '../server';
import {firstDifference, firstMissing, splitWords} from './words';

/** The words that are visible on the whole page, and in its main part. */
type VisibleWords = {all: string[]; main: string[]};

function readVisibleWords(
  browser: Browser,
  server: SiteServer,
  path: string,
): Promise<VisibleWords> {
  return inNewTab(browser, desktop, async (tab) => {
    tab.page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') {
        throw new Error(`${path} requests ${request.url()}, which isn't on this machine.`);
      }
    });
    await tab.page.goto(server.origin + path);
    await settle(tab);
    const all = await tab.page.evaluate(() => document.body.innerText);
    const main = await tab.page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    return {all: splitWords(all), main: splitWords(main)};
  });
}

/**
 * Checks that all contestants show the same words in the same order. The stock theme has its own
 * navbar and footer, so there only the words of the main part count.
 *
 * @param servers starts with `ours`
 * @returns the differences, one line for each page of a contestant
 */
export async function compareWords(
  browser: Browser,
  servers: Map<ContestantId, SiteServer>,
  paths: string[],
): Promise<string[]> {
  const differences: string[] = [];
  for (const path of paths) {
    let ours: VisibleWords | undefined;
    for (const [id, server] of servers) {
      const theirs = await readVisibleWords(browser, server, path);
      ours ??= theirs;
      const difference =
        id === 'stock'
          ? firstMissing(ours.main, theirs.all)
          : firstDifference(ours.all, theirs.all);
      if (difference) {
        differences.push(`${id} ${path}: ${difference}`);
      }
    }
  }
  return differences;
}
