import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepWhileRunning} from '../development';
import type {ContentReport} from './ContentReport';
import {ContentWatch} from './ContentWatch';

/** What the configuration of a bundler calls a plugin, as far as it is needed here. */
type Bundler = {hooks: {done: {tap: (name: string, callback: () => void) => void}}};

const name = 'content-problems';

/** The address of each page, by its file. */
function addressesOf({loadedVersions}: LoadedContent): ContentReport['pages'] {
  return Object.fromEntries(
    loadedVersions.flatMap(({docs}) =>
      docs.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]),
    ),
  );
}

/**
 * For the site while it is edited: says in the terminal and in the page what is wrong in `docs-content/`,
 * in the words of `npm run check`, until it is mended.
 */
export default function contentProblemsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const watch = keepWhileRunning(
    name,
    () => new ContentWatch(siteDir, join(generatedFilesDir, name, 'report.json')),
  );
  return {
    name,
    getClientModules: () => [join(__dirname, 'panel/index.tsx')],
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      watch.setPages(addressesOf(docs as LoadedContent));
    },
    configureWebpack: () => ({
      plugins: [
        {
          // The check waits until the site can be seen.
          apply: ({hooks}: Bundler) => hooks.done.tap(name, () => watch.start()),
        },
      ],
    }),
  };
}
