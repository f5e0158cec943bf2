import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import type {Targets} from 'lightningcss';
import pMap from 'p-map';
import {bundleIslands} from './bundleIslands.ts';
import type {IslandScripts} from './bundleIslands.ts';
import {checkPage} from './checkPage.ts';
import {shortenClassNames} from './classNames.ts';
import {minifyPage} from './minifyPage.ts';
import {pageAddress} from './pageAddress.ts';
import {PageScript, prefetchScript} from './pageScript.ts';
import {PageStyles} from './PageStyles.ts';
import type {Problems} from './Problems.ts';
import type {Runtime} from './runtime.ts';
import {isRendered, rewritePage} from './rewritePage.ts';
import {speculationRules} from './speculationRules.ts';

/** Reading, writing and minifying run in other threads while one page is rewritten. */
const pagesAtOnce = 16;

export type StaticSiteOptions = {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  /** The browsers that styles are built for. */
  browsers: Targets;
  /** The file of each island, by name. */
  islands: ReadonlyMap<string, string>;
  /** What hydrates them. */
  runtime: Runtime;
  changePage: (($: CheerioAPI) => void) | undefined;
};

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files.filter((file) => file.endsWith('.html')).sort();
}

async function readStylesheets(outDir: string): Promise<Map<string, string>> {
  const files = (await readdir(join(outDir, 'assets/css'))).map((name) => `assets/css/${name}`);
  const read = async (file: string): Promise<[string, string]> => [
    file,
    await readFile(join(outDir, file), 'utf8'),
  ];
  return new Map(
    await Promise.all(
      files
        .filter((file) => file.endsWith('.css'))
        .sort()
        .map(read),
    ),
  );
}

/** The styles of pages, by the stylesheets that they link to, in that order. */
function stylesByLinks(stylesheets: ReadonlyMap<string, string>, browsers: Targets) {
  const cache = new Map<string, PageStyles>();
  return (files: readonly string[]): PageStyles => {
    const key = files.join();
    const css = files.map((file) => stylesheets.get(file) ?? '').join('\n');
    const styles = cache.get(key) ?? new PageStyles(css, browsers);
    cache.set(key, styles);
    return styles;
  };
}

/**
 * Rewrites the output folder of a Docusaurus build: every page, and the scripts and stylesheets.
 *
 * @param problems collects what would stop working
 * @throws Error that lists all problems; the folder can't be used then
 */
export async function writeStaticSite(
  {siteDir, outDir, baseUrl, browsers, islands, runtime, changePage}: StaticSiteOptions,
  problems: Problems,
): Promise<void> {
  const {stylesheets, classNames} = shortenClassNames(await readStylesheets(outDir));
  const scripts = await bundleIslands(siteDir, islands, {runtime, classNames}).catch(
    (error: unknown): IslandScripts => {
      problems.add('bundle', (error as Error).message);
      return {islands: new Map(), files: new Map()};
    },
  );
  const prefetch = await prefetchScript(baseUrl);
  const context = {
    baseUrl,
    scripts,
    classNames,
    stylesOf: stylesByLinks(stylesheets, browsers),
    pageScript: new PageScript(baseUrl + prefetch.file),
    speculationRules: speculationRules(baseUrl),
  };
  const rewrite = async (file: string) => {
    const html = await readFile(join(outDir, file), 'utf8');
    if (isRendered(html)) {
      const $ = load(html);
      checkPage($, {page: pageAddress(baseUrl + file), baseUrl, islands, problems});
      changePage?.($);
      await rewritePage($, context);
      await writeFile(
        join(outDir, file),
        await minifyPage($.html(), {keepSeparators: runtime === 'react'}),
      );
    }
  };
  await pMap(await htmlFiles(outDir), rewrite, {concurrency: pagesAtOnce});
  problems.throwIfAny();

  await rm(join(outDir, 'assets/js'), {recursive: true});
  await rm(join(outDir, 'assets/css'), {recursive: true});
  scripts.files.set(prefetch.file, prefetch.text);
  for (const [file, text] of scripts.files) {
    await mkdir(dirname(join(outDir, file)), {recursive: true});
    await writeFile(join(outDir, file), text);
  }
}
