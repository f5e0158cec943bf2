/** @jest-environment node */
import {setImmediate} from 'node:timers/promises';
import type {LoadedPlugin} from '@docusaurus/types';
import {afterOtherPlugins} from './afterOtherPlugins';

type Plugin = Pick<LoadedPlugin, 'name' | 'postBuild'>;

/** Runs `postBuild` of plugins as Docusaurus does, and returns what they did, in order. */
async function run(...names: string[]): Promise<string[]> {
  const log: string[] = [];
  const plugins = names.map((name): Plugin => {
    switch (name) {
      case 'theme':
        return {name};
      case 'broken':
        return {name, postBuild: () => Promise.reject(new Error('No sitemap'))};
      case 'sitemap':
        return {
          name,
          async postBuild() {
            await setImmediate();
            log.push(name);
          },
        };
      default:
        return {
          name,
          async postBuild() {
            log.push(`${name}: ${String(await afterOtherPlugins(plugins, name))}`);
          },
        };
    }
  });
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));
  return log;
}

it('waits for the plugins that Docusaurus starts later, of which some do nothing', async () => {
  expect(await run('theme', 'islands', 'sitemap', 'theme', 'sitemap')).toEqual([
    'sitemap',
    'sitemap',
    'islands: true',
  ]);
});

it("can't wait for a plugin that Docusaurus has already started", async () => {
  expect(await run('sitemap', 'islands')).toContain('islands: false');
});

it('can be used by several plugins, of which the first one finishes last', async () => {
  expect(await run('hosting', 'islands', 'sitemap')).toEqual([
    'sitemap',
    'islands: true',
    'hosting: true',
  ]);
});

it('rejects when another plugin does', async () => {
  await expect(run('islands', 'broken')).rejects.toThrow('No sitemap');
});
