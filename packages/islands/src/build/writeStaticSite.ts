import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Targets} from 'lightningcss';
import type {IslandScripts} from './bundleIslands';
import {shortenClassNames} from './classNames';
import type {ShortenedStylesheet} from './classNames';
import {minifyPage} from './minifyPage';
import {PageStyles} from './PageStyles';
import {PageScript, prefetchScript} from './pageScript';
import {isRendered, rewritePage} from './rewritePage';
import {speculationRules} from './speculationRules';

/** While one page is read, written or minified, which other threads do, another is rewritten. */
const pagesAtOnce = 16;

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files.filter((file) => file.endsWith('.html')).sort();
}

/** The one stylesheet that Docusaurus makes. */
async function readStylesheet(outDir: string): Promise<ShortenedStylesheet> {
  const folder = join(outDir, 'assets/css');
  const files = (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8'));
  return shortenClassNames((await Promise.all(files)).join('\n'));
}

/**
 * Rewrites the finished build of Docusaurus in its folder: every page, and the scripts and
 * stylesheets that no page needs any more.
 *
 * @param bundle makes the islands' scripts, given the names of classes
 * @throws Error when a page cannot do without what is left out
 */
export async function writeStaticSite(
  outDir: string,
  {baseUrl, target, browsers}: {baseUrl: string; target: readonly string[]; browsers: Targets},
  bundle: (classNames: ReadonlyMap<string, string>) => Promise<IslandScripts>,
): Promise<void> {
  const {css, classNames} = await readStylesheet(outDir);
  const scripts = await bundle(classNames);
  const prefetch = await prefetchScript(target);
  const context = {
    baseUrl,
    scripts,
    classNames,
    styles: new PageStyles(css, browsers),
    pageScript: new PageScript(target, baseUrl + prefetch.file),
    speculationRules: speculationRules(baseUrl),
  };
  const rewrite = async (file: string) => {
    const html = await readFile(join(outDir, file), 'utf8');
    if (isRendered(html)) {
      const page = await rewritePage(html, {...context, file});
      await writeFile(join(outDir, file), await minifyPage(page));
    }
  };
  const files = await htmlFiles(outDir);
  for (let done = 0; done < files.length; done += pagesAtOnce) {
    await Promise.all(files.slice(done, done + pagesAtOnce).map(rewrite));
  }

  await rm(join(outDir, 'assets/js'), {recursive: true});
  await rm(join(outDir, 'assets/css'), {recursive: true});
  scripts.files.set(prefetch.file, prefetch.contents);
  for (const [file, contents] of scripts.files) {
    await mkdir(dirname(join(outDir, file)), {recursive: true});
    await writeFile(join(outDir, file), contents);
  }
}
