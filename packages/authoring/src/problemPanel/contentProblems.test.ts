/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import contentProblemsPlugin from '.';

const generatedFilesDir = mkdtempSync(join(tmpdir(), 'content-problems-'));
const context = {siteDir: process.cwd(), generatedFilesDir} as LoadContext;
const report = () =>
  JSON.parse(
    readFileSync(join(generatedFilesDir, 'content-problems/report.json'), 'utf8'),
  ) as unknown;

afterAll(() => rmSync(generatedFilesDir, {recursive: true}));

it('tells the browser of no problem before the first check', () => {
  contentProblemsPlugin(context);

  expect(report()).toEqual({diagnostics: [], pages: {}});
});

it('tells the browser at what address each page is, also after a reload', async () => {
  const docs = [
    {source: '@site/docs-content/index.mdx', permalink: '/preview/7/'},
    {source: '@site/docs-content/benefits.mdx', permalink: '/preview/7/benefits'},
  ];
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
  } as unknown as AllContent;

  const plugin = contentProblemsPlugin(context);
  await plugin.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});

  expect(report()).toEqual({
    diagnostics: [],
    pages: {
      'docs-content/index.mdx': '/preview/7/',
      'docs-content/benefits.mdx': '/preview/7/benefits',
    },
  });
});

it('brings a panel to the browser', () => {
  const [module] = contentProblemsPlugin(context).getClientModules?.() ?? [];

  expect(require.resolve(String(module))).toBe(join(__dirname, 'panel/index.tsx'));
});
