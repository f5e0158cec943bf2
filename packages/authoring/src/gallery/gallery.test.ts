/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {ComponentDoc} from '@sitekit/content-check/components';
import type {Middleware, devServerMiddleware} from '../endpoint/devServerMiddleware';
import {galleryMdx} from './galleryMdx';
import galleryPlugin from '.';

const siteDir = mkdtempSync(join(tmpdir(), 'gallery-'));
const componentsFile = join(siteDir, 'components.json');
const generatedFilesDir = join(siteDir, '.docusaurus');
const panel: ComponentDoc = {
  name: 'Panel',
  description: 'A panel.',
  props: [],
  content: 'none',
  example: '<Panel />',
};
const startPlugin = () =>
  galleryPlugin(
    {
      siteDir,
      siteConfig: {staticDirectories: ['static'], markdown: {}},
      generatedFilesDir,
      baseUrl: '/preview/7/',
    } as unknown as LoadContext,
    {components: 'components.json'},
  );

beforeAll(() => writeFileSync(componentsFile, JSON.stringify([panel])));
it('writes the gallery as MDX, which is compiled like a page', async () => {
  const plugin = await startPlugin();
  await plugin.loadContent?.();

  const written = readFileSync(join(generatedFilesDir, 'gallery/gallery.mdx'), 'utf8');
  expect(written).toBe(galleryMdx([panel]));
  const {module} = (plugin.configureWebpack as () => {module: {rules: {include: string[]}[]}})();
  expect(module.rules.map(({include}) => include)).toEqual([[join(generatedFilesDir, 'gallery/')]]);
});

it('serves the icons with their tags and shapes', async () => {
  mkdirSync(join(siteDir, 'config'));
  writeFileSync(
    join(siteDir, 'config/content.ts'),
    `export default {icons: {names: ['bulb'], tags: () => ['light'], draw: () => [['path', {d: 'M1 1'}]]}};`,
  );
  const {configureWebpack} = await startPlugin();
  const {devServer} = (configureWebpack as () => ReturnType<typeof devServerMiddleware>)();
  const middlewares: Middleware[] = [];
  devServer.setupMiddlewares(middlewares);

  const [{path, middleware}] = middlewares as [Middleware];
  const response = {setHeader: jest.fn(), end: jest.fn<undefined, [string]>()};
  middleware(undefined as never, response as never);

  expect(path).toBe('/preview/7/gallery/icons.json');
  expect(JSON.parse(response.end.mock.calls[0]?.[0] ?? '')).toEqual([
    {name: 'bulb', tags: ['light'], shapes: [['path', {d: 'M1 1'}]]},
  ]);
});

it('updates when the components change', async () => {
  const {getPathsToWatch} = await startPlugin();

  expect(getPathsToWatch?.()).toEqual([componentsFile]);
});

it('adds the route /gallery below the base URL', async () => {
  const addRoute = jest.fn<undefined, [{path: string; component: string}]>();
  const plugin = await startPlugin();
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {addRoute} as unknown as PluginContentLoadedActions,
  });

  expect(addRoute.mock.calls).toEqual([
    [
      {
        path: '/preview/7/gallery',
        component: require.resolve('./GalleryPage.tsx'),
        exact: true,
      },
    ],
  ]);
});
