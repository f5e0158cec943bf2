/*
 * What depends on how Docusaurus works inside, which its documentation doesn't promise. Each part says
 * what stops when a newer Docusaurus works differently: every build, with a message that leads here, or
 * a test.
 */

import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {CheerioAPI} from 'cheerio';
import {bodyOf, headOf} from './parts.ts';

/** @throws Error that says what isn't as it was, and where to look */
export function changed(what: string): never {
  throw new Error(
    `${what} Docusaurus may have changed: compare packages/static-pages/src/page/docusaurus.ts with it.`,
  );
}

/**
 * Whether Docusaurus rendered a page, as opposed to an HTML file in `static`. It renders into an element
 * with this id. When it doesn't anymore, every build stops: no page has one.
 */
export const isRendered = ($: CheerioAPI): boolean =>
  bodyOf($).children('#__docusaurus').length > 0;

/** @throws Error unless Docusaurus rendered a page */
export function checkRenderedPages(count: number): void {
  if (count === 0) {
    changed('No page has an element with the id "__docusaurus".');
  }
}

/** Where Docusaurus writes its scripts, relative to the output folder. */
export const scriptFolder = 'assets/js/';

/** @throws Error when there are none: every page has them, unless Docusaurus has changed */
function everyPageHas<Elements extends {length: number}>(
  elements: Elements,
  selector: string,
): Elements {
  return elements.length > 0 ? elements : changed(`The page has no ${selector}.`);
}

/** Removes Docusaurus's scripts, and the attributes that only they read. */
export function removeScripts($: CheerioAPI, baseUrl: string): void {
  const scripts = `script[src^="${baseUrl}${scriptFolder}"]`;
  everyPageHas($(scripts), scripts).remove();
  const head = headOf($);
  head.children(`link[href^="${baseUrl}${scriptFolder}"]`).remove();
  for (const name of ['data-rh', 'data-has-hydrated']) {
    const elements = head.parent().add(head.children()).filter(`[${name}]`);
    everyPageHas(elements, `[${name}]`).removeAttr(name);
  }
}

/**
 * Docusaurus's own template of a page, without its name and version, and without what plugins add at the
 * start of the body: the classic theme's script that sets the color mode, and unused images. When the
 * template has other parts, every build and `npm start` stop.
 *
 * @param bodyEnd HTML for the end of the body, before what plugins add there
 */
export function pageTemplate(bodyEnd = ''): string {
  const changes: [part: string, by: string][] = [
    ['<meta name="generator" content="Docusaurus v<%= it.version %>">', ''],
    ['<%~ it.preBodyTags %>', ''],
    ['<%~ it.postBodyTags %>', `${bodyEnd}<%~ it.postBodyTags %>`],
  ];
  let template: string = defaultTemplate;
  for (const [part, by] of changes) {
    if (!template.includes(part)) {
      changed(`The template of pages has no ${part}.`);
    }
    template = template.replace(part, () => by);
  }
  return template;
}

/**
 * Keeps small pictures as files. Docusaurus writes those under 10 kB into the page as `data:`
 * addresses, which a content security policy should forbid, and which delay the page's text. It has no
 * option for that, but makes the loaders of all plugins with these functions. When it makes them
 * differently, every build and `npm start` stop.
 */
export function keepPicturesAsFiles(): void {
  for (const isServer of [true, false]) {
    const {loaders, rules} = getFileLoaderUtils(isServer);
    loaders.url = loaders.file;
    loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownAssetImageFileLoader;
    const made = JSON.stringify([rules.images(), getFileLoaderUtils(isServer).loaders]);
    if (!made.includes('file-loader') || made.includes('url-loader')) {
      changed('Pictures are still written into pages.');
    }
  }
}

/**
 * Drops the classic theme's stylesheet, Infima, for a site whose design would have to override its rules
 * one by one. When the theme gets its rules from elsewhere, every build stops.
 */
export const withoutInfima = (): Plugin => ({
  name: 'without-infima',
  configureWebpack: () => ({
    resolve: {alias: {[require.resolve('infima/dist/css/default/default.css')]: false}},
  }),
  async postBuild({outDir}) {
    const folder = join(outDir, 'assets/css');
    for (const file of await readdir(folder)) {
      // Its own declaration: unused components of the theme only refer to it.
      if ((await readFile(join(folder, file), 'utf8')).includes('--ifm-color-primary:')) {
        changed("The stylesheet still has Infima's rules.");
      }
    }
  },
});
