import {basename} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {isOnlyForRouter} from '../docusaurus.ts';
import type {Problems} from './Problems.ts';

/** What to write instead of some plugins, by their name: the site says so in its options. */
export type Replacements = Readonly<Record<string, string>>;

type CheckedPlugin = Pick<LoadedPlugin, 'name' | 'getClientModules'>;

/** Reports plugins that add scripts to every page, such as analytics, because these are removed. */
export function checkPlugins(
  plugins: readonly CheckedPlugin[],
  problems: Problems,
  replacements: Replacements = {},
): void {
  for (const plugin of plugins.filter((each) => !isOnlyForRouter(each))) {
    const modules = plugin.getClientModules?.() ?? [];
    const scripts = modules.filter((path) => !path.endsWith('.css')).map((path) => basename(path));
    const instead = replacements[plugin.name];
    if (instead !== undefined || scripts.length > 0) {
      problems.add('plugin', `${plugin.name}: ${instead ?? scripts.join(', ')}`);
    }
  }
}
