import type {LoadedPlugin} from '@docusaurus/types';

/** Marks a plugin that waits for those after it. The symbol is the same in every copy of this file. */
const waits = Symbol.for('@sitekit/islands: waits for the plugins after it');

type WithPostBuild = Pick<LoadedPlugin, 'name' | 'postBuild'> & {[waits]?: boolean};

/**
 * Resolves when the `postBuild` of all plugins after this one has finished. Docusaurus starts them
 * all at once, in order, so this has to be called before the first `await` of `postBuild`. Several
 * plugins can do this: the first one finishes last.
 *
 * @param plugins all plugins; `name` and those after it are changed
 * @returns whether it could wait for all: any plugin before `name` waits in the same way, or has no
 *   `postBuild`
 */
export async function afterOtherPlugins(
  plugins: readonly WithPostBuild[],
  name: string,
): Promise<boolean> {
  const running: Promise<void>[] = [];
  const index = plugins.findIndex((plugin) => plugin.name === name);
  const [own] = plugins.slice(index);
  if (own) {
    own[waits] = true;
  }
  for (const plugin of plugins.slice(index + 1)) {
    const {postBuild} = plugin;
    if (postBuild) {
      plugin.postBuild = (props) => {
        const done = (async () => postBuild.call(plugin, props))();
        running.push(done);
        return done;
      };
    }
  }
  await Promise.resolve();
  await Promise.all(running);
  return plugins.slice(0, index).every((plugin) => !plugin.postBuild || plugin[waits]);
}
