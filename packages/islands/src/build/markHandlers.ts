import {join} from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

const runtime = join(__dirname, '../server/jsx-runtime.ts');

/** A plugin of the bundler that lets pages be rendered with our JSX runtime, which marks handlers. */
export function markHandlers({instance}: CurrentBundler) {
  return new instance.NormalModuleReplacementPlugin(/^react\/jsx-runtime$/, (module) => {
    if (module.contextInfo.issuer !== runtime) {
      module.request = runtime;
    }
  });
}
