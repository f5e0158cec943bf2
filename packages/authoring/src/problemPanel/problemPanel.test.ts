/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import problemPanelPlugin from '.';

const siteDir = mkdtempSync(join(tmpdir(), 'problem-panel-'));
mkdirSync(join(siteDir, 'config'));
writeFileSync(join(siteDir, 'config/content.ts'), "export default {contentFolder: 'content'};");
const generatedFilesDir = join(siteDir, '.docusaurus');
const context = {
  siteDir,
  generatedFilesDir,
  baseUrl: '/preview/7/',
  siteConfig: {staticDirectories: ['static']},
} as unknown as LoadContext;
const report = () =>
  JSON.parse(readFileSync(join(generatedFilesDir, 'problem-panel/report.json'), 'utf8')) as unknown;

it('gives the browser the address of each page', async () => {
  const docs = [
    {source: '@site/content/index.mdx', permalink: '/preview/7/'},
    {source: '@site/content/about.mdx', permalink: '/preview/7/about'},
  ];
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
  } as unknown as AllContent;

  const plugin = problemPanelPlugin(context);
  await plugin.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});

  expect(report()).toMatchObject({
    addresses: {'content/index.mdx': '/preview/7/', 'content/about.mdx': '/preview/7/about'},
  });
});
