import type {Browser} from 'playwright-core';
import {desktop, inNewTab, settle} from '../browser';
import type {SiteServer} from '../server';
import type {SiteId} from '../sites';

type PageWords = {
  /** All words that can be seen. */
  all: string[];
  /** Those of its main part. */
  main: string[];
};

/** Words without the marks of no width that the stock theme puts behind headings. */
const wordsOf = (text: string): string[] =>
  text.replaceAll('\u200b', '').toLowerCase().split(/\s+/).filter(Boolean);

async function readPage(browser: Browser, server: SiteServer, path: string): Promise<PageWords> {
  return inNewTab(browser, desktop, async (tab) => {
    tab.page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') {
        throw new Error(`${path} asks for ${request.url()}, which is not on this machine.`);
      }
    });
    await tab.page.goto(server.origin + path);
    await settle(tab);
    const all = await tab.page.evaluate(() => document.body.innerText);
    const main = await tab.page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    return {all: wordsOf(all), main: wordsOf(main)};
  });
}

/** The first place at which two texts differ, with what comes before. */
function difference(ours: string[], theirs: string[]): string | undefined {
  const length = Math.max(ours.length, theirs.length);
  for (let index = 0; index < length; index++) {
    if (ours[index] !== theirs[index]) {
      const excerpt = (words: string[]) => words.slice(Math.max(0, index - 4), index + 5).join(' ');
      return `ours: "… ${excerpt(ours)} …"; theirs: "… ${excerpt(theirs)} …"`;
    }
  }
  return undefined;
}

/** The first word that a text has more often than another. */
function missing(ours: string[], theirs: string[]): string | undefined {
  const left = new Map<string, number>();
  for (const word of theirs) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  return ours.find((word) => {
    left.set(word, (left.get(word) ?? 0) - 1);
    return (left.get(word) ?? 0) < 0;
  });
}

/**
 * Makes sure that the sites show the same: the same words in the same order, and on the stock
 * theme, which has a bar and a footer of its own, at least the words of the main part.
 *
 * @returns what differs, one line for each page of a site
 */
export async function compareWords(
  browser: Browser,
  servers: Map<SiteId, SiteServer>,
  paths: string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    const ours = await readPage(browser, servers.get('ours') as SiteServer, path);
    for (const [site, server] of servers) {
      const theirs = site === 'ours' ? ours : await readPage(browser, server, path);
      const problem =
        site === 'stock'
          ? missing(ours.main, theirs.all) && `it lacks "${missing(ours.main, theirs.all)}"`
          : difference(ours.all, theirs.all);
      if (problem) {
        problems.push(`${site} ${path}: ${problem}`);
      }
    }
  }
  return problems;
}
