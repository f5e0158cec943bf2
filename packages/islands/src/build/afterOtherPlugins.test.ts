/** @jest-environment node */
import {setImmediate} from 'node:timers/promises';
import type {LoadedPlugin} from '@docusaurus/types';
import {afterOtherPlugins} from './afterOtherPlugins';

type Plugin = Pick<LoadedPlugin, 'name' | 'postBuild'>;

const log: string[] = [];
beforeEach(() => {
  log.length = 0;
});

const islands = (plugins: () => readonly Plugin[]): Plugin => ({
  name: 'islands',
  async postBuild() {
    log.push(String(await afterOtherPlugins(plugins(), 'islands')));
  },
});

const slow = (name: string): Plugin => ({
  name,
  async postBuild() {
    await setImmediate();
    await setImmediate();
    log.push(name);
  },
});

/** Runs `postBuild` of plugins as Docusaurus does. */
const run = (plugins: readonly Plugin[]) =>
  Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));

it('waits for the plugins that Docusaurus starts later', async () => {
  const plugins: Plugin[] = [
    islands(() => plugins),
    slow('sitemap'),
    {name: 'theme'},
    slow('feed'),
  ];

  await run(plugins);

  expect(log).toEqual(['sitemap', 'feed', 'true']);
});

it("can't wait for a plugin that Docusaurus has already started", async () => {
  const plugins: Plugin[] = [slow('sitemap'), islands(() => plugins)];

  await run(plugins);

  expect(log).toContain('false');
});

it('allows plugins without postBuild to come first', async () => {
  const plugins: Plugin[] = [{name: 'theme'}, islands(() => plugins)];

  await run(plugins);

  expect(log).toEqual(['true']);
});

it('can be used by several plugins, of which the first one finishes last', async () => {
  const hosting: Plugin = {
    name: 'hosting',
    async postBuild() {
      log.push(`hosting: ${String(await afterOtherPlugins(plugins, 'hosting'))}`);
    },
  };
  const plugins: Plugin[] = [hosting, islands(() => plugins), slow('sitemap')];

  await run(plugins);

  expect(log).toEqual(['sitemap', 'true', 'hosting: true']);
});

it.each<[string, () => Promise<void>]>([
  ['rejects', () => Promise.reject(new Error('No sitemap'))],
  [
    'throws',
    () => {
      throw new Error('No sitemap');
    },
  ],
])('rejects when another plugin %s', async (_how, postBuild) => {
  const plugins: Plugin[] = [islands(() => plugins), {name: 'sitemap', postBuild}];

  await expect(run(plugins)).rejects.toThrow('No sitemap');
  expect(log).toEqual([]);
});
