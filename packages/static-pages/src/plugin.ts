import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {MetadataOptions} from './cards/metadataStep.ts';
import {checkPlugins} from './islands/build/checkPlugins.ts';
import type {Replacements} from './islands/build/checkPlugins.ts';
import {nameCssModules} from './islands/build/cssModules.ts';
import {islandsStep} from './islands/build/islandsStep.ts';
import {IslandProblems} from './islands/build/IslandProblems.ts';
import {replaceJsxRuntime} from './islands/build/replaceJsxRuntime.ts';
import type {Runtime} from './islands/build/runtime.ts';
import {islandsFolder} from './islands/folders.ts';
import {lockBuild} from './page/buildLock.ts';
import {keepPicturesAsFiles} from './page/docusaurus.ts';
import type {Build} from './page/PageStep.ts';
import {writeRedirects} from './page/redirects.ts';
import {writePages} from './page/writePages.ts';
import policyStep from './policy/policyStep.ts';
import type {PolicyOptions} from './policy/policyStep.ts';

export type StaticPagesOptions = {
  /** What hydrates islands: `preact` (the default), 7 kB compressed, or `react`, 59 kB. */
  runtime?: Runtime;
  /** What search engines and link previews read. Without it, Docusaurus's own tags stay as they are. */
  metadata?: (build: Build) => MetadataOptions;
  /** What pages may load besides what is in them. */
  policy?: PolicyOptions;
  /** What to write instead of plugins whose scripts would be removed, by the plugin's name. */
  replacements?: Replacements;
};

/** A plugin that makes the production build static pages with islands. */
export default function staticPagesPlugin(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  {runtime = 'preact', metadata, policy = {}, replacements}: StaticPagesOptions,
): Plugin {
  keepPicturesAsFiles();
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction) {
    lockBuild(generatedFilesDir);
  }

  return {
    name: 'static-pages',

    getClientModules: () => [join(islandsFolder, 'styles.css')],

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) {
        return {};
      }
      nameCssModules(siteDir, config.module?.rules ?? []);
      return isServer ? {plugins: replaceJsxRuntime(currentBundler)} : {};
    },

    async postBuild(build) {
      const problems = new IslandProblems();
      if (siteConfig.baseUrlIssueBanner) {
        problems.add(
          'setting',
          'baseUrlIssueBanner: Set it to false. The banner would show on the home page, because ' +
            "Docusaurus's scripts are missing.",
        );
      }
      checkPlugins(build.plugins, problems, replacements);
      const islands = await islandsStep(build, runtime, problems);
      await writeRedirects(build);
      // Loaded here because `docusaurus start` draws no cards.
      const cards = metadata && (await import('./cards/metadataStep.ts'));
      await writePages(
        build.outDir,
        [
          ...(cards ? [cards.default(build, metadata(build))] : []),
          islands,
          // The last, because it allows what is in the page.
          policyStep(build, policy),
        ],
        {keepSeparators: runtime === 'react'},
      );
    },
  };
}
