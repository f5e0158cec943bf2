import {basename} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import type {Problems} from './Problems.ts';

/** What to write instead of some plugins, by their name: the site says so in its options. */
export type Replacements = Readonly<Record<string, string>>;

/** Its script shows the progress of the router, which static pages don't have. */
const ignoredPlugin = 'docusaurus-theme-classic';

type CheckedPlugin = Pick<LoadedPlugin, 'name' | 'getClientModules'>;

/** Reports plugins that add scripts to every page, such as analytics, because these are removed. */
export function checkPlugins(
  plugins: readonly CheckedPlugin[],
  problems: Problems,
  replacements: Replacements = {},
): void {
  for (const plugin of plugins.filter(({name}) => name !== ignoredPlugin)) {
    const modules = plugin.getClientModules?.() ?? [];
    const scripts = modules.filter((path) => !path.endsWith('.css')).map((path) => basename(path));
    const instead = replacements[plugin.name];
    if (instead !== undefined || scripts.length > 0) {
      problems.add('plugin', `${plugin.name}: ${instead ?? scripts.join(', ')}`);
    }
  }
}
