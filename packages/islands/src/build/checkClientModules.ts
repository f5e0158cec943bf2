import {basename} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Makes sure that nobody counts on a script that every page of Docusaurus runs, such as that of an
 * analytics plugin: it would be left out without a word.
 *
 * @param without the plugins whose scripts the site does without, by name
 * @throws Error that names the plugin and its scripts
 */
export function checkClientModules(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'getClientModules'>[],
  without: readonly string[],
): void {
  for (const plugin of plugins.filter(({name}) => !without.includes(name))) {
    const modules = plugin.getClientModules?.() ?? [];
    const scripts = modules.filter((path) => !path.endsWith('.css')).map((path) => basename(path));
    if (scripts.length > 0) {
      throw new Error(
        `The plugin "${plugin.name}" runs scripts on every page (${scripts.join(', ')}), which a ` +
          'site of islands leaves out. If the site does without them, name the plugin in the ' +
          'option "withoutScriptsOf" of the islands plugin; if not, make an island of what they do.',
      );
    }
  }
}
