import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {scriptFolder} from '../../page/docusaurus.ts';
import type {Build, PageStep} from '../../page/PageStep.ts';
import {bundleIslands} from './bundleIslands.ts';
import {checkEffects} from './checkEffects.ts';
import {checkBehavior} from './checkBehavior.ts';
import {findIslands} from './findIslands.ts';
import {pageAddress} from '../../page/pageAddress.ts';
import type {IslandProblems} from './IslandProblems.ts';
import {rewritePage} from './rewritePage.ts';
import type {Runtime} from './runtime.ts';

/**
 * The step that makes a static page with islands of what Docusaurus rendered.
 *
 * @param problems collects what would stop working; when pages have any, the build fails
 */
export async function islandsStep(
  {siteDir, outDir, baseUrl}: Build,
  runtime: Runtime,
  problems: IslandProblems,
): Promise<PageStep> {
  const islands = findIslands(join(siteDir, 'src'));
  const scripts = await bundleIslands(siteDir, islands, runtime).catch((error: unknown) =>
    problems.add('bundle', (error as Error).message),
  );
  if (scripts) {
    checkEffects(siteDir, scripts.modules, problems);
  }
  return {
    name: 'islands',
    change({file, $}) {
      checkBehavior($, pageAddress(baseUrl + file), islands, problems);
      return rewritePage($, {baseUrl, scripts: scripts?.islands ?? new Map()});
    },
    async finish() {
      problems.throwIfAny();
      await rm(join(outDir, scriptFolder), {recursive: true});
      for (const [file, text] of scripts?.files ?? []) {
        await mkdir(dirname(join(outDir, file)), {recursive: true});
        await writeFile(join(outDir, file), text);
      }
    },
  };
}
