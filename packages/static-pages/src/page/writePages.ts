import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
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
 * Where a host without rules of its own looks for a page: at `/tools`, it opens `tools/index.html`, not
 * `tools.html`.
 */
export const folderIndexOf = (file: string): string => file.replace(/\.html$/, '/index.html');

/** Writes a page where any static host finds it. `/tools` stays its address, as its links say. */
function writePage(outDir: string, file: string, html: string): void {
  writeFileSync(join(outDir, file), html);
  const second = join(outDir, folderIndexOf(file));
  if (!/^404\.html$|(?:^|\/)index\.html$/.test(file) && !existsSync(second)) {
    mkdirSync(dirname(second), {recursive: true});
    writeFileSync(second, html);
  }
}

/**
 * Reads each page of the output folder once, runs the steps on it in their order, minifies it and writes
 * it, also as the index of a folder. HTML files of `static` aren't minified, and only get the steps for
 * every file.
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
    for (const {name, change} of steps.filter(({everyFile}) => rendered || everyFile)) {
      try {
        await change({file, $});
      } catch (error) {
        throw new Error(`${file}, step "${name}": ${(error as Error).message}`, {cause: error});
      }
    }
    if (rendered) {
      writePage(outDir, file, await minifyPage($.html(), {keepSeparators}));
    } else if (steps.some(({everyFile}) => everyFile)) {
      writeFileSync(path, $.html());
    }
  };
  await pMap(htmlFiles(outDir), write, {concurrency: pagesAtOnce});
  checkRenderedPages(renderedPages);
  for (const {finish} of steps) {
    await finish?.();
  }
}
