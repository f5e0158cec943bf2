import {basename} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import type {IslandProblems} from './IslandProblems.ts';

/** What to write instead of some plugins, by their name: the site says so in its options. */
export type Replacements = Readonly<Record<string, string>>;

type CheckedPlugin = Pick<LoadedPlugin, 'name' | 'getClientModules'>;

/**
 * Whether the scripts that a plugin adds to every page are only for the router, which static pages don't
 * have: the classic theme shows its progress. When the theme has another name, every build stops and
 * lists its script.
 */
const isOnlyForRouter = ({name}: Pick<LoadedPlugin, 'name'>): boolean =>
  name === 'docusaurus-theme-classic';

/** Reports plugins that add scripts to every page, such as analytics, because these are removed. */
export function checkPlugins(
  plugins: readonly CheckedPlugin[],
  problems: IslandProblems,
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
