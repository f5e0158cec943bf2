import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChangeHistory} from './server/ChangeHistory';
import {developmentConfig} from './server/development/config';
import {devServerWith, endpoint} from './server/development/endpoint';
import {readRedirects} from './server/pages/redirects';
import {redirecting} from './server/development/redirecting';
import {claimServer} from './server/development/runningServer';
import type {EndpointAccess} from './server/development/endpoint';
import {keepAcrossReloads} from './server/development/server';
import {BackgroundCheck} from './server/check/BackgroundCheck';
import {ContentWatcher} from './server/check/ContentWatcher';
import {addressesOf} from './server/check/PanelReport';
import type {PanelReport} from './server/check/PanelReport';
import {editorSite} from './server/EditorSite';
import {EditorServer} from './server/EditorServer';
import {replacedPages} from './server/tolerantMarkdown/FallbackPages';

export type {EndpointAccess, PanelReport};

export type EditorOptions = {
  /**
   * The folder with a template for each kind of page, such as `case-study.mdx`, from the project's root.
   */
  templates: string;
};

/** The part of the bundler that this plugin uses. */
type Bundler = {hooks: {done: {tap: (name: string, callback: () => void) => void}}};

/** Where the clients find the report and their access: `@generated/editor/`. */
const name = 'editor';

/** Where new pictures go, below the first static folder. */
const imageFolder = 'img';

/** Ends this process, with a sentence that says so, if the site is running already. */
const claim = (generatedFilesDir: string) =>
  claimServer(join(generatedFilesDir, name)).catch((error: unknown) => {
    // An error would hide the sentence in the middle of its stack.
    console.error(`[ERROR] ${(error as Error).message}`);
    return process.exit(1);
  });

/** What runs as long as the server. */
async function start(context: LoadContext, {templates}: EditorOptions) {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const sayAddress = await claim(generatedFilesDir);
  const config = developmentConfig(siteDir);
  const background = new BackgroundCheck(siteDir, config);
  const reportFile = join(generatedFilesDir, name, 'report.json');
  const watcher = new ContentWatcher(background, reportFile, config.contentFolder);
  const [staticFolder = 'static'] = context.siteConfig.staticDirectories;
  const editor = new EditorServer({
    site: editorSite(siteDir),
    background,
    history: new ChangeHistory(siteDir, config),
    images: {siteDir, staticFolder, folder: imageFolder},
    templates: join(siteDir, templates),
  });
  const devServer = devServerWith(
    [
      endpoint(context, name, (request) => editor.answer(request)),
      redirecting(baseUrl, () => readRedirects(siteDir, config) ?? ''),
    ],
    (address) => sayAddress(address + baseUrl),
  );
  return {config, watcher, editor, devServer};
}

/**
 * For the development server: shows the problems that content-check finds, in the terminal and in a
 * panel on each page, and lets authors change what they read on a page where they read it. The texts
 * need the marks of `remark-marks` and of `records`.
 */
export default async function editorPlugin(
  context: LoadContext,
  options: EditorOptions,
): Promise<Plugin> {
  const {siteDir, siteConfig} = context;
  const {config, watcher, editor, devServer} = await keepAcrossReloads(name, () =>
    start(context, options),
  );
  // Adding a missing image to a static folder fixes a problem too.
  const watchedFolders = [config.contentFolder, ...siteConfig.staticDirectories];
  const onCompiled = () => {
    // Each compilation can change which pages are shown as they were.
    watcher.update({replaced: replacedPages()});
    // The first check would slow down the first compilation.
    watcher.start(watchedFolders.map((folder) => join(siteDir, folder)));
  };
  return {
    name,
    getClientModules: () => [join(__dirname, 'page/index.tsx')],
    allContentLoaded({allContent}) {
      const addresses = addressesOf(allContent);
      watcher.update({addresses});
      editor.setPages(addresses);
    },
    configureWebpack: ({experiments}) => ({
      devServer,
      // Docusaurus's kind puts each module into a string, so that a page takes twice as long to load.
      devtool: 'cheap-module-source-map',
      // In memory: pages in a cache on disk have the marks of an earlier server, which this one can’t read.
      cache: true,
      ...(experiments && 'cache' in experiments && {experiments: {cache: true}}),
      plugins: [{apply: ({hooks}: Bundler) => hooks.done.tap(name, onCompiled)}],
    }),
  };
}
