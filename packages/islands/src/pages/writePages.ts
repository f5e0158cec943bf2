import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {load} from 'cheerio';
import pMap from 'p-map';
import {checkRenderedPages, isRendered} from '../docusaurus.ts';
import {minifyPage} from './minifyPage.ts';
import type {PageStep} from './PageStep.ts';

/** Reading, writing and minifying run in other threads while one page is changed. */
const pagesAtOnce = 16;

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files
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
    const $ = load(await readFile(path, 'utf8'));
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
    await writeFile(path, rendered ? await minifyPage($.html(), {keepSeparators}) : $.html());
  };
  await pMap(await htmlFiles(outDir), write, {concurrency: pagesAtOnce});
  checkRenderedPages(renderedPages);
  for (const {finish} of steps) {
    await finish?.();
  }
}
