import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {islandTag} from '../islandTag';
import type {IslandScript, IslandScripts} from './bundleIslands';
import {checkHandlers, checkReferences} from './checkPage';
import {isLongClassName} from './classNames';
import type {PageScript} from './pageScript';
import {removeComments} from './removeComments';
import type {PageStyles} from './PageStyles';

export type PageContext = {
  /** The page's file, for messages. */
  file: string;
  /** The folder that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  scripts: IslandScripts;
  /** What makes the script in the page itself. */
  pageScript: PageScript;
  /** The text of the `<script type="speculationrules">`. */
  speculationRules: string;
  /** The site's stylesheet. */
  styles: PageStyles;
  /** The names in that stylesheet of the classes of CSS modules. */
  classNames: ReadonlyMap<string, string>;
};

/** Whether it is a page that Docusaurus rendered, and not a file that an author put beside them. */
export const isRendered = (html: string): boolean => html.includes('__docusaurus');

/** Names classes as the stylesheet does, and leaves out those that have no rule. */
function shortenClasses($: CheerioAPI, classNames: ReadonlyMap<string, string>): void {
  for (const element of $('[class]').toArray()) {
    const names = ($(element).attr('class') ?? '').split(/\s+/).flatMap((name) => {
      return isLongClassName(name) ? (classNames.get(name) ?? []) : name;
    });
    $(element).attr('class', names.join(' ') || null);
  }
}

/** Takes out Docusaurus's scripts and stylesheets, and the marks by which they find their way. */
function removeRuntime($: CheerioAPI, scriptFolder: string, styleFolder: string): void {
  $(`script[src^="${scriptFolder}"], link[href^="${scriptFolder}"]`).remove();
  $(`link[rel="stylesheet"][href^="${styleFolder}"]`).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
  removeComments($);
}

/** Docusaurus says in classes of `html` what kind of page it is, for stylesheets that care. */
function removeUnknownPageClasses($: CheerioAPI, styles: PageStyles): void {
  const classes = $('html').attr('class')?.split(/\s+/) ?? [];
  $('html').attr('class', classes.filter((name) => styles.knows(name)).join(' ') || null);
}

/**
 * Tells each island of a page where its script is.
 *
 * @returns the scripts of the islands
 * @throws Error when there is no such island
 */
function linkIslands($: CheerioAPI, {file, baseUrl, scripts}: PageContext): IslandScript[] {
  return $(islandTag)
    .toArray()
    .map((element) => {
      const name = element.attribs.name ?? '';
      const script = scripts.islands.get(name);
      if (!script) {
        const names = [...scripts.islands.keys()].join(', ');
        throw new Error(
          `${file} has an island "${name}", but there is no ${name}.island.tsx. There is: ${names}.`,
        );
      }
      const files = [script.file, ...script.imports];
      element.attribs.src = files.map((path) => baseUrl + path).join(' ');
      return script;
    });
}

/**
 * Turns a page that Docusaurus rendered into a static page with islands: without Docusaurus's
 * scripts, with the styles that it needs, and with the script that starts its islands.
 *
 * @throws Error when an island is not known, or the page needs something that is left out
 */
export async function rewritePage(html: string, context: PageContext): Promise<string> {
  const {file, baseUrl, pageScript, speculationRules, styles, classNames} = context;
  const scriptFolder = `${baseUrl}assets/js/`;
  const $ = load(html);

  checkHandlers($, file);
  removeRuntime($, scriptFolder, `${baseUrl}assets/css/`);
  checkReferences($, file, scriptFolder);
  shortenClasses($, classNames);
  removeUnknownPageClasses($, styles);

  const scripts = linkIslands($, context);
  const whens = $(islandTag)
    .toArray()
    .map(({attribs}) => attribs.when);
  const islandWords = scripts.flatMap(({words}) => words);
  $('head').append($('<style>').text(styles.of($, islandWords)));
  $('body').append(
    $('<script type="module">').text(await pageScript.for(whens)),
    $('<script type="speculationrules">').text(speculationRules),
  );
  return $.html();
}
