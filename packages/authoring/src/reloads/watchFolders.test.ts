/** @jest-environment node */
import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import chokidar from 'chokidar';
import type {FSWatcher} from 'chokidar';
import {watchFolders} from './watchFolders';

/** The module of Docusaurus that watches what plugins name. */
const {setupSiteFileWatchers} = jest.requireActual<{
  setupSiteFileWatchers: (site: object, onEvent: (change: {event: Change}) => void) => void;
}>('@docusaurus/core/lib/commands/start/watcher');

type Change = {name: string; path: string};

const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
const write = (file: string) => writeFileSync(join(siteDir, file), String(Math.random()));

const watch = jest.spyOn(chokidar, 'watch');
const watchers = () => watch.mock.results.map(({value}) => value as FSWatcher);

afterEach(() => Promise.all(watchers().map((each) => each.close())));

it('watches each subfolder once, however often a page next to it is saved', async () => {
  mkdirSync(join(siteDir, 'pages/data'), {recursive: true});
  ['pages/index.mdx', 'pages/data/tools.yaml', 'sidebars.ts'].forEach(write);
  watchFolders();
  const plugin = {getPathsToWatch: () => ['sidebars.ts', 'pages/**/*.{md,mdx}']};
  let tell: (change: Change) => void = () => undefined;
  const nextChange = () =>
    new Promise<Change>((resolve) => {
      tell = resolve;
    });

  setupSiteFileWatchers(
    {
      props: {siteDir, siteConfigPath: 'config.ts', localizationDir: 'i18n', plugins: [plugin]},
      cliOptions: {},
    },
    ({event}) => tell(event),
  );
  await Promise.all(
    watchers().map((each) => new Promise((ready) => void each.once('ready', ready))),
  );

  for (let turn = 0; turn < 5; turn += 1) {
    const change = nextChange();
    write(`pages/new${turn}.mdx`);
    expect(await change).toEqual({name: 'add', path: `pages/new${turn}.mdx`});
  }
  const change = nextChange();
  write('pages/data/tools.yaml');
  write('sidebars.ts');
  expect(await change).toEqual({name: 'change', path: 'sidebars.ts'});
  const closers = watchers().map((each) => Reflect.get(each, '_closers') as Map<string, unknown[]>);
  const times = closers.map((each) => each.get(join(siteDir, 'pages/data'))?.length);
  expect(times).toEqual([undefined, 1]);
});

it('watches folders without patterns as before', async () => {
  watchFolders();
  const watcher = chokidar.watch([join(siteDir, 'pages')], {ignoreInitial: true});
  await new Promise((ready) => void watcher.once('ready', ready));
  const change = new Promise((resolve) => void watcher.once('all', (_, path) => resolve(path)));

  write('pages/data/tools.yaml');

  expect(await change).toBe(join(siteDir, 'pages/data/tools.yaml'));
});
