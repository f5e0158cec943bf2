import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {load} from 'cheerio';
import pMap from 'p-map';
import {checkRenderedPages, isRendered} from './docusaurus.ts';
import {minifyPage} from './minifyPage.ts';
import type {PageStep} from './PageStep.ts';

/** Minifying runs in other threads while one page is changed. */
const pagesAtOnce = 16;

function htmlFiles(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/**
 * Reads each page of the output folder once, runs the steps on it in their order, minifies it and writes
 * it. HTML files of `static` aren't minified, and only get the steps for every file.
 *
 * @param keepSeparators whether the pages are hydrated by React itself
 * @throws Error when a step fails, with the name of the step and the page
 */
export async function writePages(
  outDir: string,
  steps: readonly PageStep[],
  {keepSeparators}: {keepSeparators: boolean},
): Promise<void> {
  let renderedPages = 0;
  const write = async (file: string) => {
    const path = join(outDir, file);
    const $ = load(readFileSync(path, 'utf8'));
    const rendered = isRendered($);
    renderedPages += Number(rendered);
    const due = steps.filter(({everyFile}) => rendered || everyFile);
    if (due.length === 0) {
      return;
    }
    for (const {name, change} of due) {
      try {
        await change({file, $});
      } catch (error) {
        throw new Error(`${file}, step "${name}": ${(error as Error).message}`, {cause: error});
      }
    }
    const html = $.html();
    writeFileSync(path, rendered ? await minifyPage(html, {keepSeparators}) : html);
  };
  await pMap(htmlFiles(outDir), write, {concurrency: pagesAtOnce});
  checkRenderedPages(renderedPages);
  for (const {finish} of steps) {
    await finish?.();
  }
}
