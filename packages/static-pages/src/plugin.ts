import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkPlugins} from './islands/build/checkPlugins.ts';
import type {Replacements} from './islands/build/checkPlugins.ts';
import {checkEffects} from './islands/build/checkEffects.ts';
import {Problems} from './islands/build/Problems.ts';
import type {Runtime} from './islands/build/runtime.ts';
import {islandsStep} from './islands/build/islandsStep.ts';
import {nameCssModules} from './islands/build/cssModules.ts';
import {replaceReact} from './islands/build/replaceReact.ts';
import {keepPicturesAsFiles} from './page/docusaurus.ts';
import {islandsFolder} from './islands/folders.ts';
import type {Build, PageStep} from './page/PageStep.ts';
import {writePages} from './page/writePages.ts';

export type IslandsOptions = {
  /** What hydrates islands: `preact` (the default), 7 kB compressed, or `react`, 60 kB. */
  runtime?: Runtime;
  /**
   * What is done with each page of a build, in this order: the step that is passed, and those of the
   * site and of other packages.
   */
  steps?: (islands: PageStep, build: Build) => PageStep[] | Promise<PageStep[]>;
  /** What to write instead of plugins whose scripts would be removed, by the plugin's name. */
  replacements?: Replacements;
};

/** A plugin that makes the production build static pages with islands. */
export default function islandsPlugin(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  {runtime = 'preact', steps = (islands) => [islands], replacements}: IslandsOptions,
): Plugin {
  keepPicturesAsFiles();
  const isProduction = process.env.NODE_ENV === 'production';
  const effectsFile = join(generatedFilesDir, 'islands/effects.jsonl');

  return {
    name: 'islands',

    getClientModules: () => [join(islandsFolder, 'styles.css')],

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) {
        return {};
      }
      nameCssModules(siteDir, config.module?.rules ?? []);
      if (!isServer) {
        return {};
      }
      rmSync(effectsFile, {force: true});
      mkdirSync(dirname(effectsFile), {recursive: true});
      return {plugins: replaceReact(currentBundler, siteDir, effectsFile)};
    },

    async postBuild(build) {
      const problems = new Problems();
      if (siteConfig.baseUrlIssueBanner) {
        problems.add(
          'setting',
          'baseUrlIssueBanner: Set it to false. The banner would show on the home page, because ' +
            "Docusaurus's scripts are missing.",
        );
      }
      checkPlugins(build.plugins, problems, replacements);
      checkEffects(effectsFile, problems);
      const islands = await islandsStep(build, runtime, problems);
      await writePages(build.outDir, await steps(islands, build), {
        keepSeparators: runtime === 'react',
      });
    },
  };
}
