import {join} from 'node:path';
import browserslist from 'browserslist';
import {browserslistToTargets} from 'lightningcss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleIslands} from './build/bundleIslands';
import {checkClientModules} from './build/checkClientModules';
import {longClassName} from './build/classNames';
import {findIslands} from './build/findIslands';
import {markHandlers} from './build/markHandlers';
import {nameCssModules} from './build/nameCssModules';
import {writeStaticSite} from './build/writeStaticSite';

export type IslandsOptions = {
  /** `false` leaves the site as Docusaurus builds it. */
  enabled?: boolean;
  /** The islands that need more of React than its hooks, by name. */
  compat?: string[];
  /** The plugins whose scripts on every page the site does without, by name. */
  withoutScriptsOf?: string[];
  /** The oldest browsers to build scripts for, as esbuild names them. */
  target?: string[];
};

/** Whether a plugin of PostCSS is another than Docusaurus's own, which fits styles to browsers. */
const isNotPresetEnv = (plugin: unknown): boolean =>
  !(Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0])));

/**
 * Turns the production build into static pages with islands: pages as Docusaurus renders them,
 * without its scripts, and the parts that need a script in the browser as modules of their own.
 * README.md tells how to use it.
 */
export default function islandsPlugin(
  {siteDir, siteConfig, baseUrl, outDir}: LoadContext,
  {enabled = true, compat = [], withoutScriptsOf = [], target = ['es2022']}: IslandsOptions,
): Plugin {
  return {
    name: 'islands',

    getClientModules: () => [join(__dirname, 'Island/styles.css')],

    // Each page's styles are fitted to the site's browsers when they are cut out.
    configurePostCss: (options) =>
      enabled ? {...options, plugins: options.plugins.filter(isNotPresetEnv)} : options,

    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      nameCssModules(siteDir, config.module?.rules ?? []);
      if (!enabled) {
        return {};
      }
      return isServer
        ? {plugins: [markHandlers(currentBundler)]}
        : // What the browser would run is not shipped, and each page's styles are minified later.
          {optimization: {minimize: false}};
    },

    async postBuild({plugins}) {
      if (enabled) {
        checkClientModules(plugins, withoutScriptsOf);
        if (siteConfig.baseUrlIssueBanner) {
          throw new Error(
            'Set "baseUrlIssueBanner: false" in the configuration of Docusaurus: without its ' +
              'scripts, the home page would say that the site did not load properly.',
          );
        }
        const islands = findIslands(join(siteDir, 'src'));
        const browsers = browserslistToTargets(browserslist(undefined, {path: siteDir}));
        await writeStaticSite(outDir, {baseUrl, target, browsers}, (classNames) =>
          bundleIslands({
            siteDir,
            islands,
            compat,
            target,
            className: (file, name) => classNames.get(longClassName(siteDir, file, name)),
          }),
        );
      }
    },
  };
}
