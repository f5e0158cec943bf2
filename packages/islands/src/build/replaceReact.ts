import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {serverFolder} from '../folders.ts';
import {relativePath} from './relativePath.ts';

type BundlerPlugins = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>['plugins'];

/** The path of a module relative to the site, or to `node_modules`. */
const shortPath = (siteDir: string, file: string): string =>
  relativePath(siteDir, file).replace(/^.*\bnode_modules\//, '');

const usesEffects = (file: string): boolean =>
  existsSync(file) && /Effect|createElement/.test(readFileSync(file, 'utf8'));

/**
 * Plugins of the bundler that render pages with our versions of React's modules, which mark event
 * handlers and report effects.
 *
 * @param effectsFile where effects are reported
 */
export function replaceReact(
  {instance}: CurrentBundler,
  siteDir: string,
  effectsFile: string,
): BundlerPlugins {
  return [
    new instance.NormalModuleReplacementPlugin(/^react(\/jsx-runtime)?$/, (module) => {
      const {issuer} = module.contextInfo;
      if (issuer.startsWith(serverFolder)) {
        return;
      }
      if (module.request === 'react/jsx-runtime') {
        module.request = join(serverFolder, 'jsx-runtime.ts');
      } else if (usesEffects(issuer)) {
        const file = encodeURIComponent(shortPath(siteDir, issuer));
        module.request = `${join(serverFolder, 'react.ts')}?${file}`;
      }
    }),
    new instance.DefinePlugin({EFFECTS_FILE: JSON.stringify(effectsFile)}),
  ];
}
