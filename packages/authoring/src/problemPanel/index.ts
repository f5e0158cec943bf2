import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChangeHistory} from '@sitekit/content-edit';
import {developmentConfig} from '../developmentConfig';
import {keepAcrossReloads} from '../developmentServer';
import {endpoint} from '../endpoint';
import {replacedPages} from '../tolerantMarkdown/FallbackPages';
import {answerPanel} from './answerPanel';
import type {PanelServer} from './answerPanel';
import {backgroundCheck} from './BackgroundCheck';
import {ContentWatcher} from './ContentWatcher';
import {addressesOf} from './PanelReport';
import type {PanelAnswer, PanelReport} from './PanelReport';

export type {PanelAnswer, PanelReport};

/** The part of the bundler that this plugin uses. */
type Bundler = {hooks: {done: {tap: (name: string, callback: () => void) => void}}};

const name = 'problem-panel';

/** What runs as long as the server. */
function start(context: LoadContext) {
  const {siteDir, generatedFilesDir} = context;
  const config = developmentConfig(siteDir);
  const {contentFolder} = config;
  const background = backgroundCheck(siteDir, config);
  const history = new ChangeHistory(siteDir, config);
  const watcher = new ContentWatcher(
    background,
    join(generatedFilesDir, name, 'report.json'),
    contentFolder,
  );
  const panel: PanelServer = {
    siteDir,
    config,
    background,
    history,
    diagnostics: () => watcher.report.diagnostics,
  };
  const devServer = endpoint(context, name, (request) => answerPanel(panel, request));
  return {contentFolder, watcher, devServer};
}

/**
 * For the development server: shows the problems that content-check finds, in the terminal and in
 * a panel on each page, until they are fixed.
 */
export default function problemPanelPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const {staticDirectories} = context.siteConfig;
  const {contentFolder, watcher, devServer} = keepAcrossReloads(name, () => start(context));
  // Adding a missing image to a static folder fixes a problem too.
  const watchedFolders = [contentFolder, ...staticDirectories].map((each) => join(siteDir, each));
  const onCompiled = () => {
    // Each compilation can change which pages are shown as they were.
    watcher.update({replaced: replacedPages()});
    // The first check would slow down the first compilation.
    watcher.start(watchedFolders);
  };
  return {
    name,
    getClientModules: () => [join(__dirname, 'panel/index.tsx')],
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      watcher.update({addresses: addressesOf(docs as LoadedContent)});
    },
    configureWebpack: () => ({
      ...devServer,
      // Docusaurus's kind puts each module into a string, so that a page takes twice as long to load.
      devtool: 'cheap-module-source-map',
      plugins: [{apply: ({hooks}: Bundler) => hooks.done.tap(name, onCompiled)}],
    }),
  };
}
