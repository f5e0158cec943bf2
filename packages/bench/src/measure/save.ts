import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {desktop, inNewTab} from '../browser';
import {contestants} from '../contestants';
import {contentFolder} from '../growContent';
import {openPage, withDevelopmentServer} from './start';

/** What an author edits. */
export const editedTexts = ['prose', 'record', 'navbar'] as const;

export type EditedText = (typeof editedTexts)[number];

/** Where a text is, on which page it shows, and the words that an edit adds to. */
type Place = {file: string; path: string; words: RegExp};

const places: Record<EditedText, Place> = {
  prose: {file: 'benefits.mdx', path: 'benefits', words: /(?<=^ *[A-Z].*)(?=\.$)/m},
  record: {file: 'data/tools.yaml', path: 'tools', words: /(?<=^ {2}description: .*)(?=\.$)/m},
  navbar: {file: 'data/site.yaml', path: '', words: /(?<=^navbar:(?:\n.*)*? \{name: [^,]*)(?=,)/m},
};

/** What follows a save, such as the check of the content, and the load of the page is over by then. */
const pauseMs = 3000;

async function measureSave(page: Page, file: string, words: RegExp, added: string) {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(words, added);
  if (edited === text) {
    throw new Error(`There is no text to edit in ${file}.`);
  }
  const shown = page.waitForFunction(
    (expected) =>
      Array.from(document.querySelectorAll('header, main')).some(({textContent}) =>
        textContent.includes(expected),
      ) && Date.now(),
    added,
    {polling: 'raf'},
  );
  const savedAt = Date.now();
  writeFileSync(file, edited);
  return Number(await (await shown).jsonValue()) - savedAt;
}

/**
 * Edits texts while our development server runs and a browser shows them.
 *
 * @param rounds how often each text is edited, in turns
 * @returns milliseconds from each save to the first frame that shows it
 * @throws Error when the server doesn't start, or the content lacks such a text
 */
export async function measureSaves(
  browser: Browser,
  workFolder: string,
  rounds: number,
): Promise<Record<EditedText, number[]>> {
  const saves: Record<EditedText, number[]> = {prose: [], record: [], navbar: []};
  await withDevelopmentServer(workFolder, contestants.ours, (address) =>
    inNewTab(browser, desktop, async ({page}) => {
      for (let round = 1; round <= rounds; round++) {
        for (const text of editedTexts) {
          const {file, path, words} = places[text];
          await openPage(page, address + path);
          await page.waitForTimeout(pauseMs);
          const added = ` in ${text} ${round}`;
          const place = join(workFolder, contentFolder, file);
          saves[text].push(await measureSave(page, place, words, added));
        }
      }
    }),
  );
  return saves;
}
