import {basename} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import type {Problems} from './Problems.ts';

type CheckedPlugin = Pick<LoadedPlugin, 'name' | 'getClientModules'>;

/** Reports plugins that add scripts to every page, such as analytics, because these are removed. */
export function checkPlugins(
  plugins: readonly CheckedPlugin[],
  ignored: readonly string[],
  problems: Problems,
): void {
  for (const plugin of plugins.filter(({name}) => !ignored.includes(name))) {
    const modules = plugin.getClientModules?.() ?? [];
    const scripts = modules.filter((path) => !path.endsWith('.css')).map((path) => basename(path));
    if (scripts.length > 0) {
      problems.add('plugin', `${plugin.name}: ${scripts.join(', ')}`);
    }
  }
}
