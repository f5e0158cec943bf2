import {existsSync, readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {serverFolder, serverModule} from '../folders.ts';

/** The path of a module relative to the site, or to `node_modules`. */
function shortPath(siteDir: string, file: string): string {
  const [path = '', ...fromPackage] = file.split(`${sep}node_modules${sep}`);
  return (fromPackage.at(-1) ?? relative(siteDir, path)).split(sep).join('/');
}

const usesEffects = (file: string): boolean =>
  existsSync(file) && /Effect|createElement/.test(readFileSync(file, 'utf8'));

/**
 * Plugins of the bundler that render pages with our versions of React's modules, which mark event
 * handlers and report effects.
 *
 * @param effectsFile where effects are reported
 */
export function replaceReact({instance}: CurrentBundler, siteDir: string, effectsFile: string) {
  return [
    new instance.NormalModuleReplacementPlugin(/^react(\/jsx-runtime)?$/, (module) => {
      const {issuer} = module.contextInfo;
      if (issuer.startsWith(serverFolder)) {
        return;
      }
      if (module.request === 'react/jsx-runtime') {
        module.request = serverModule('jsx-runtime');
      } else if (usesEffects(issuer)) {
        const file = encodeURIComponent(shortPath(siteDir, issuer));
        module.request = `${serverModule('react')}?${file}`;
      }
    }),
    new instance.DefinePlugin({EFFECTS_FILE: JSON.stringify(effectsFile)}),
  ];
}
