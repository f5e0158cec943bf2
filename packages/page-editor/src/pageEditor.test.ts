/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {RequestListener, Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {EditorAccess, EditorRequest} from './protocol';
import {createTestSite, pageFile} from './server/__fixtures__/testSite';
import pageEditorPlugin from '.';

const test = createTestSite();
const generatedFilesDir = join(test.siteDir, '.docusaurus');
const siteConfig = {
  url: 'https://example.com',
  title: 'Shop',
  titleDelimiter: '|',
  staticDirectories: ['static'],
};
const context = {...test, generatedFilesDir, baseUrl: '/shop/', siteConfig};
const plugin = pageEditorPlugin(context as unknown as LoadContext);
const access = JSON.parse(
  readFileSync(join(generatedFilesDir, 'page-editor/access.json'), 'utf8'),
) as EditorAccess;
let server: Server;
let origin = '';

beforeAll((done) => {
  const bundler = (plugin.configureWebpack as () => unknown)() as {
    devServer: {setupMiddlewares: (list: {path?: string; middleware: RequestListener}[]) => void};
  };
  const middlewares: {path?: string; middleware: RequestListener}[] = [];
  bundler.devServer.setupMiddlewares(middlewares);
  const [middleware] = middlewares;
  expect(middleware?.path).toBe(access.address);
  server = createServer((request, response) => middleware?.middleware(request, response));
  server.listen(0, '127.0.0.1', () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});
afterAll(() => {
  server.close();
  test.remove();
});

async function post(request: EditorRequest, headers: Record<string, string> = {}) {
  const own = {origin, 'content-type': 'application/json', 'x-authoring-token': access.token};
  const body = JSON.stringify(request);
  const response = await fetch(origin, {method: 'POST', headers: {...own, ...headers}, body});
  return {status: response.status, body: (await response.json()) as unknown};
}

it('answers its own pages', async () => {
  expect(access.address).toBe('/shop/__page-editor');
  expect(await post({action: 'history'})).toEqual({
    status: 200,
    body: {changes: []},
  });
});

it.each<[string, Record<string, string>]>([
  ['of another site', {origin: 'https://evil.test'}],
  ['with a stale token', {'x-authoring-token': '0f8fad5b-d9cb-469f-a165-70867728950e'}],
])('refuses a request %s', async (_what, headers) => {
  expect(await post({action: 'undo'}, headers)).toMatchObject({status: 403});
});

it('knows the file of each page', async () => {
  const docs = [{permalink: '/shop/', source: `@site/${pageFile}`}];
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  await plugin.allContentLoaded?.({
    allContent: allContent,
    actions: {} as PluginContentLoadedActions,
  });

  const {body} = await post({action: 'list', pathname: '/shop/'});
  expect(body).toContainEqual(expect.objectContaining({value: 'What we offer.'}));
});

it('loads the browser’s part before the site', () => {
  const [module] = plugin.getClientModules?.() ?? [];

  expect(require.resolve(String(module))).toBe(join(__dirname, 'interface/index.tsx'));
});
