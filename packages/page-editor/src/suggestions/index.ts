import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {build} from 'esbuild';
import type {PlaceId} from '../protocol';
import {linkSources} from './linkSources';

export type SuggestionsOptions = {
  /** The words on the button. */
  label: string;
  /** The address of the host's editor, before the name of a file. */
  edit: string;
};

const name = 'suggestions';
const scriptFile = 'suggest-changes.js';

async function writeScript(outDir: string): Promise<void> {
  await build({
    entryPoints: [join(__dirname, 'browser.ts')],
    outfile: join(outDir, scriptFile),
    bundle: true,
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
}

/**
 * Lets the plugins after this one wait for `done`. Docusaurus starts them all at the same time.
 *
 * @returns what resolves when they have finished, for the plugins that wait for this one
 */
async function finishBefore(plugins: readonly LoadedPlugin[], done: Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  const index = plugins.findIndex((plugin) => plugin.name === name);
  for (const plugin of plugins.slice(index + 1)) {
    const {postBuild} = plugin;
    if (postBuild) {
      plugin.postBuild = (props) => {
        const result = done.then(() => postBuild.call(plugin, props));
        running.push(result);
        return result;
      };
    }
  }
  await done;
  await Promise.all(running);
}

/**
 * For the build of a preview: adds a button that leads from each text to its line in the host's
 * editor. The texts need the marks of `remark-marks` and `mark-records`. It comes before all plugins
 * that read the built pages.
 */
export default function suggestionsPlugin(
  {siteDir, outDir, baseUrl}: LoadContext,
  {label, edit}: SuggestionsOptions,
): Plugin {
  const rewritePages = async (): Promise<void> => {
    // A build of the published site doesn't need what reads the content again.
    const {editorSite} = await import('../server/EditorSite');
    const {describePlaces} = await import('../server/describePlaces');
    const site = editorSite(siteDir);
    const sourceOf = (id: PlaceId) => describePlaces(site, [id]).places[0]?.source;
    await writeScript(outDir);
    const files = await readdir(outDir, {recursive: true});
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const path = join(outDir, file);
      const $ = load(await readFile(path, 'utf8'));
      const script = $('<script defer>').attr({
        src: baseUrl + scriptFile,
        'data-label': label,
        'data-edit': edit,
      });
      $('head').append(script);
      await writeFile(path, linkSources($, sourceOf));
    }
  };

  return {
    name,
    postBuild: ({plugins}) => finishBefore(plugins, rewritePages()),
  };
}
