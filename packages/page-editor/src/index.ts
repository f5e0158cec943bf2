import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressesOf, backgroundCheck, endpoint} from '@sitekit/authoring/development';
import {keepAcrossReloads} from '@sitekit/authoring/development-server';
import {ChangeHistory} from '@sitekit/content-edit';
import {editorSite} from './server/EditorSite';
import {EditorServer} from './server/EditorServer';

const name = 'page-editor';

/** Where new pictures go, below the first static folder. */
const imageFolder = 'img';

/** What runs as long as the server. */
function start(context: LoadContext): {server: EditorServer; devServer: object} {
  const {siteDir} = context;
  const site = editorSite(siteDir);
  const [staticFolder = 'static'] = context.siteConfig.staticDirectories;
  const saver = {
    site,
    background: backgroundCheck(siteDir, site.config),
    history: new ChangeHistory(siteDir, site.config),
    images: {siteDir, staticFolder, folder: imageFolder},
  };
  const server = new EditorServer(saver);
  const devServer = endpoint(context, name, (request) => server.answer(request));
  return {server, devServer};
}

/**
 * For the development server: lets authors change what they read on a page where they read it. The
 * texts need the marks of `remark-marks` and `read-marked-record`.
 */
export default function pageEditorPlugin(context: LoadContext): Plugin {
  // Pages in the bundler's cache on disk have the marks of an earlier server, which nobody knows.
  // Docusaurus uses that cache whatever its configuration says.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const {server, devServer} = keepAcrossReloads(name, () => start(context));
  return {
    name,
    getClientModules: () => [join(__dirname, 'interface/index.tsx')],
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      server.setPages(addressesOf(docs as LoadedContent));
    },
    configureWebpack: () => devServer,
  };
}
