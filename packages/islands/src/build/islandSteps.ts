import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Targets} from 'lightningcss';
import {scriptFolder, styleFolder} from '../docusaurus.ts';
import type {PageStep} from '../pages/PageStep.ts';
import {bundleIslands} from './bundleIslands.ts';
import type {IslandScripts} from './bundleIslands.ts';
import {checkPage} from './checkPage.ts';
import {shortenClassNames} from './classNames.ts';
import {pageAddress} from './pageAddress.ts';
import {PageStyles} from './PageStyles.ts';
import type {Problems} from './Problems.ts';
import type {Runtime} from './runtime.ts';
import {replaceScripts, replaceStyles} from './rewritePage.ts';
import {speculationRules} from './speculationRules.ts';

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
};

export type IslandSteps = {
  /** Replaces Docusaurus's scripts by those that start the page's islands. */
  islands: PageStep;
  /** Replaces Docusaurus's stylesheets by the styles that the page needs. */
  styles: PageStep;
};

async function readStylesheets(outDir: string): Promise<Map<string, string>> {
  const files = (await readdir(join(outDir, styleFolder))).map((name) => styleFolder + name);
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
 * The steps that make a static page with islands of what Docusaurus rendered. The styles depend on all
 * that is in the page, so a step that adds elements comes before them.
 *
 * @param problems collects what would stop working; when pages have any, the build fails
 */
export async function islandSteps(
  {siteDir, outDir, baseUrl, browsers, islands, runtime}: StaticSiteOptions,
  problems: Problems,
): Promise<IslandSteps> {
  const {stylesheets, classNames} = shortenClassNames(await readStylesheets(outDir));
  const scripts = await bundleIslands(siteDir, islands, {runtime, classNames}).catch(
    (error: unknown): IslandScripts => {
      problems.add('bundle', (error as Error).message);
      return {islands: new Map(), files: new Map()};
    },
  );
  const context = {
    baseUrl,
    scripts: scripts.islands,
    classNames,
    stylesOf: stylesByLinks(stylesheets, browsers),
    speculationRules: speculationRules(baseUrl),
  };
  return {
    islands: {
      name: 'islands',
      change({file, $}) {
        checkPage($, {page: pageAddress(baseUrl + file), baseUrl, islands, problems});
        return replaceScripts($, context);
      },
      async finish() {
        problems.throwIfAny();
        await rm(join(outDir, scriptFolder), {recursive: true});
        for (const [file, text] of scripts.files) {
          await mkdir(dirname(join(outDir, file)), {recursive: true});
          await writeFile(join(outDir, file), text);
        }
      },
    },
    styles: {
      name: 'styles',
      change: ({$}) => replaceStyles($, context),
      finish: () => rm(join(outDir, styleFolder), {recursive: true}),
    },
  };
}
