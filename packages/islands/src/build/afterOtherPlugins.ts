import type {LoadedPlugin} from '@docusaurus/types';

type WithPostBuild = Pick<LoadedPlugin, 'name' | 'postBuild'>;

/**
 * Resolves when the `postBuild` of all other plugins has finished. Docusaurus starts them all at
 * once, in order, so this has to be called before the first `await` of `postBuild`.
 *
 * @param plugins all plugins; those after `name` are changed
 * @returns whether it could wait for all: a plugin before `name` has already been started
 */
export async function afterOtherPlugins(
  plugins: readonly WithPostBuild[],
  name: string,
): Promise<boolean> {
  const running: Promise<void>[] = [];
  const index = plugins.findIndex((plugin) => plugin.name === name);
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
  return !plugins.slice(0, index).some(({postBuild}) => postBuild);
}
