/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {components} from '../../../../src/content/components';
import {examplesPage} from './entries';
import galleryPlugin from '.';

const generatedFilesDir = mkdtempSync(join(tmpdir(), 'gallery-'));
const startPlugin = () =>
  galleryPlugin({
    siteDir: process.cwd(),
    siteConfig: {staticDirectories: ['static'], markdown: {}},
    generatedFilesDir,
    baseUrl: '/preview/7/',
  } as unknown as LoadContext);

afterAll(() => rmSync(generatedFilesDir, {recursive: true}));

it('writes the examples of all components, to be compiled like a page', async () => {
  const plugin = await startPlugin();
  await plugin.loadContent?.();

  const written = readFileSync(join(generatedFilesDir, 'gallery/examples.mdx'), 'utf8');
  expect(written).toBe(examplesPage(components));
  const {module} = (plugin.configureWebpack as () => {module: {rules: {include: string[]}[]}})();
  expect(module.rules.map(({include}) => include)).toEqual([[join(generatedFilesDir, 'gallery/')]]);
});

it('writes them anew when the components change', async () => {
  const {getPathsToWatch} = await startPlugin();

  expect(getPathsToWatch?.()).toEqual([
    require.resolve('../../../../src/content/components.generated.json'),
  ]);
});

it('shows them at an address of the site', async () => {
  const addRoute = jest.fn<undefined, [{path: string; component: string}]>();
  const plugin = await startPlugin();
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {addRoute} as unknown as PluginContentLoadedActions,
  });

  const [[route] = []] = addRoute.mock.calls;
  expect(route?.path).toBe('/preview/7/gallery');
  expect(require.resolve(String(route?.component))).toBe(join(__dirname, 'GalleryPage.tsx'));
});
