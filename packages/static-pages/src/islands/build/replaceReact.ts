import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {relativePath} from '../../page/relativePath.ts';
import {serverFolder} from '../folders.ts';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** The path of a module relative to the site, or to `node_modules`. */
const shortPath = (siteDir: string, file: string): string =>
  relativePath(siteDir, file).replace(/^.*\bnode_modules\//, '');

const usesEffects = (file: string): boolean =>
  existsSync(file) && /Effect|createElement/.test(readFileSync(file, 'utf8'));

/**
 * Whether a module's effects are for the router, which static pages don't have. When Docusaurus's core
 * is elsewhere, every build stops and lists its effects.
 */
const isRouterModule = (path: string): boolean => path.startsWith('@docusaurus/core/');

/**
 * Plugins of the bundler that render pages with our versions of React's modules, which mark event
 * handlers and report effects. When components are compiled to import others, or the bundler has no such
 * plugins, every build stops in `checkEffects`.
 *
 * @param effectsFile where effects are reported
 */
export function replaceReact(
  {instance}: CurrentBundler,
  siteDir: string,
  effectsFile: string,
): BundlerConfig['plugins'] {
  return [
    new instance.NormalModuleReplacementPlugin(/^react(\/jsx-runtime)?$/, (module) => {
      const {issuer} = module.contextInfo;
      if (issuer.startsWith(serverFolder)) {
        return;
      }
      const path = shortPath(siteDir, issuer);
      if (module.request === 'react/jsx-runtime') {
        module.request = join(serverFolder, 'jsx-runtime.ts');
      } else if (usesEffects(issuer) && !isRouterModule(path)) {
        module.request = `${join(serverFolder, 'react.ts')}?${encodeURIComponent(path)}`;
      }
    }),
    new instance.DefinePlugin({EFFECTS_FILE: JSON.stringify(effectsFile)}),
  ];
}
