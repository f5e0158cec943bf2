import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import browserslist from 'browserslist';
import type {CheerioAPI} from 'cheerio';
import {browserslistToTargets} from 'lightningcss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterOtherPlugins} from './build/afterOtherPlugins.ts';
import {checkPlugins} from './build/checkPlugins.ts';
import type {Replacements} from './build/checkPlugins.ts';
import {checkEffects} from './build/checkEffects.ts';
import {findIslands} from './build/findIslands.ts';
import {nameCssModules} from './build/nameCssModules.ts';
import {Problems} from './build/Problems.ts';
import {replaceReact} from './build/replaceReact.ts';
import type {Runtime} from './build/runtime.ts';
import {writeStaticSite} from './build/writeStaticSite.ts';
import {islandFolder} from './folders.ts';

const name = 'islands';

/** Whether it's not the PostCSS plugin with which Docusaurus supports older browsers. */
const isNotPresetEnv = (plugin: unknown): boolean =>
  !(Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0])));

export type IslandsOptions = {
  /** What hydrates islands: `preact` (the default), 7 kB compressed, or `react`, 60 kB. */
  runtime?: Runtime;
  /** Changes the HTML of each page that Docusaurus rendered, before its scripts and styles are replaced. */
  changePage?: ($: CheerioAPI) => void;
  /** What to write instead of plugins whose scripts would be removed, by the plugin's name. */
  replacements?: Replacements;
};

/** Makes the production build static pages with islands. */
export function islandsPlugin(
  {siteDir, siteConfig, baseUrl, outDir, generatedFilesDir}: LoadContext,
  {runtime = 'preact', changePage, replacements}: IslandsOptions,
): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const effectsFile = join(generatedFilesDir, 'islands/effects.jsonl');

  return {
    name,

    getClientModules: () => [join(islandFolder, 'styles.css')],

    // Lightning CSS does this for each page of a build.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter(isNotPresetEnv),
    }),

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) {
        return {};
      }
      nameCssModules(siteDir, config.module?.rules ?? []);
      if (!isServer) {
        // Docusaurus's scripts are removed, and each page's styles are minified later.
        return {optimization: {minimize: false}};
      }
      rmSync(effectsFile, {force: true});
      mkdirSync(dirname(effectsFile), {recursive: true});
      return {plugins: replaceReact(currentBundler, siteDir, effectsFile)};
    },

    async postBuild({plugins}) {
      const problems = new Problems();
      if (!(await afterOtherPlugins(plugins, name))) {
        problems.add(
          'setting',
          'presets: Put "@sitekit/islands" before all other presets, so that it can wait for ' +
            'their plugins to finish.',
        );
      }
      if (siteConfig.baseUrlIssueBanner) {
        problems.add(
          'setting',
          'baseUrlIssueBanner: Set it to false. The banner would show on the home page, because ' +
            "Docusaurus's scripts are missing.",
        );
      }
      checkPlugins(plugins, problems, replacements);
      checkEffects(effectsFile, problems);
      const islands = findIslands(join(siteDir, 'src'));
      await writeStaticSite(
        {
          siteDir,
          outDir,
          baseUrl,
          browsers: browserslistToTargets(browserslist(undefined, {path: siteDir})),
          islands,
          runtime,
          changePage,
        },
        problems,
      );
    },
  };
}
