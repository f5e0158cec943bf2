import {join} from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {serverFolder} from '../folders.ts';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/**
 * Plugins of the bundler that render pages with our version of `react/jsx-runtime`, which marks event
 * handlers. When components are compiled to import another, or the bundler has no such plugin, every build
 * stops in `checkBehavior`.
 */
export function replaceJsxRuntime({instance}: CurrentBundler): BundlerConfig['plugins'] {
  return [
    new instance.NormalModuleReplacementPlugin(/^react\/jsx-runtime$/, (module) => {
      if (!module.contextInfo.issuer.startsWith(serverFolder)) {
        module.request = join(serverFolder, 'jsx-runtime.ts');
      }
    }),
  ];
}
