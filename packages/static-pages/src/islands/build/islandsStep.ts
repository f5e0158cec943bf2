import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import browserslist from 'browserslist';
import {browserslistToTargets} from 'lightningcss';
import {readStylesheet, scriptFolder, styleFolder} from '../../page/docusaurus.ts';
import type {Build, PageStep} from '../../page/PageStep.ts';
import {bundleIslands} from './bundleIslands.ts';
import type {IslandScripts} from './bundleIslands.ts';
import {checkPage} from './checkPage.ts';
import {shortenClassNames} from './classNames.ts';
import {findIslands} from './findIslands.ts';
import {pageAddress} from '../../page/pageAddress.ts';
import {PageStyles} from './PageStyles.ts';
import type {Problems} from './Problems.ts';
import {rewritePage} from './rewritePage.ts';
import type {Runtime} from './runtime.ts';

/**
 * The step that makes a static page with islands of what Docusaurus rendered. The page's styles depend
 * on all that is in it, so a step that adds elements comes before this one.
 *
 * @param problems collects what would stop working; when pages have any, the build fails
 */
export async function islandsStep(
  {siteDir, outDir, baseUrl}: Build,
  runtime: Runtime,
  problems: Problems,
): Promise<PageStep> {
  const islands = findIslands(join(siteDir, 'src'));
  const {css, classNames} = shortenClassNames(readStylesheet(outDir));
  const scripts = await bundleIslands(siteDir, islands, {runtime, classNames}).catch(
    (error: unknown): IslandScripts => {
      problems.add('bundle', (error as Error).message);
      return {islands: new Map(), files: new Map()};
    },
  );
  const browsers = browserslistToTargets(browserslist(undefined, {path: siteDir}));
  const site = {
    baseUrl,
    scripts: scripts.islands,
    styles: new PageStyles(css, browsers),
    classNames,
  };
  return {
    name: 'islands',
    change({file, $}) {
      checkPage($, pageAddress(baseUrl + file), islands, problems);
      return rewritePage($, site);
    },
    async finish() {
      problems.throwIfAny();
      await rm(join(outDir, scriptFolder), {recursive: true});
      await rm(join(outDir, styleFolder), {recursive: true});
      for (const [file, text] of scripts.files) {
        await mkdir(dirname(join(outDir, file)), {recursive: true});
        await writeFile(join(outDir, file), text);
      }
    },
  };
}
