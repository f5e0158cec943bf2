import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadContentConfig} from '@sitekit/content-check';
import {keepAcrossReloads} from '../developmentServer';
import {ContentWatcher} from './ContentWatcher';
import type {PanelReport} from './PanelReport';

export type {PanelReport};

/** The part of the bundler that this plugin uses. */
type Bundler = {hooks: {done: {tap: (name: string, callback: () => void) => void}}};

const name = 'problem-panel';

function addressesOf({loadedVersions}: LoadedContent): PanelReport['addresses'] {
  return Object.fromEntries(
    loadedVersions.flatMap(({docs}) =>
      docs.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]),
    ),
  );
}

/**
 * For the development server: shows the problems that content-check finds, in the terminal and in
 * a panel on each page, until they are fixed.
 */
export default function problemPanelPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const {contentFolder} = loadContentConfig(siteDir);
  const watcher = keepAcrossReloads(
    name,
    () =>
      new ContentWatcher({
        siteDir,
        contentFolder,
        // Adding a missing image to a static folder fixes a problem too.
        watchedFolders: [contentFolder, ...siteConfig.staticDirectories],
        reportFile: join(generatedFilesDir, name, 'report.json'),
      }),
  );
  return {
    name,
    getClientModules: () => [join(__dirname, 'panel/index.tsx')],
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      watcher.setAddresses(addressesOf(docs as LoadedContent));
    },
    configureWebpack: () => ({
      plugins: [
        {
          // The first check would slow down the first compilation.
          apply: ({hooks}: Bundler) => hooks.done.tap(name, () => watcher.start()),
        },
      ],
    }),
  };
}
