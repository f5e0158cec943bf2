import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {handlerMark} from '../handlerMark';
import {islandTag} from '../islandTag';
import type {IslandScripts} from './bundleIslands';
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

/** Whether an element does its work although its handlers are gone: a link leads where it leads. */
const worksWithoutHandlers = 'a[href]';

/** @throws Error that names the elements whose handlers nobody would attach */
function checkHandlers($: CheerioAPI, file: string): void {
  const lost = $(`[${handlerMark}]`)
    .not(worksWithoutHandlers)
    .filter((_, element) => $(element).closest(islandTag).length === 0);
  if (lost.length > 0) {
    const list = lost.toArray().map((element) => {
      const text = $(element).text().trim().slice(0, 40);
      return `  <${element.name}> with ${element.attribs[handlerMark]}${text && `, "${text}"`}`;
    });
    throw new Error(
      `${file} has elements that answer to nothing, since they are in no island:\n` +
        `${list.join('\n')}\nPut the component into an <Island>, or do without the handler.`,
    );
  }
  $(`[${handlerMark}]`).removeAttr(handlerMark);
}

/** @throws Error that names the file of Docusaurus's own scripts that the page still asks for */
function checkReferences($: CheerioAPI, file: string, folder: string): void {
  const left = $(`[src^="${folder}"], [href^="${folder}"]`).first();
  if (left.length > 0) {
    throw new Error(
      `${file} needs "${left.attr('src') ?? left.attr('href')}", which is left out of a site of islands.`,
    );
  }
}

/**
 * Turns a page that Docusaurus rendered into a static page with islands: without Docusaurus's
 * scripts, with the styles that it needs, and with the script that starts its islands.
 *
 * @throws Error when an island is not known, or the page needs something that is left out
 */
export async function rewritePage(html: string, context: PageContext): Promise<string> {
  const {file, baseUrl, scripts, pageScript, speculationRules, styles, classNames} = context;
  const scriptFolder = `${baseUrl}assets/js/`;
  const styleFolder = `${baseUrl}assets/css/`;
  const $ = load(html);

  checkHandlers($, file);
  removeComments($);
  $(`script[src^="${scriptFolder}"], link[href^="${scriptFolder}"]`).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
  checkReferences($, file, scriptFolder);

  $(`link[rel="stylesheet"][href^="${styleFolder}"]`).remove();
  shortenClasses($, classNames);
  // Docusaurus says there what kind of page it is, for stylesheets that care.
  const pageClasses = $('html')
    .attr('class')
    ?.split(/\s+/)
    .filter((name) => styles.knows(name));
  $('html').attr('class', pageClasses?.join(' ') || null);

  const islands = $(islandTag).toArray();
  const found = islands.map((element) => {
    const name = element.attribs.name ?? '';
    const script = scripts.islands.get(name);
    if (!script) {
      const names = [...scripts.islands.keys()].join(', ');
      throw new Error(
        `${file} has an island "${name}", but there is no ${name}.island.tsx. There is: ${names}.`,
      );
    }
    element.attribs.src = [script.file, ...script.imports].map((path) => baseUrl + path).join(' ');
    return script;
  });

  const islandWords = found.flatMap(({words}) => words);
  $('head').append($('<style>').text(styles.of($, islandWords)));
  $('body').append(
    $('<script type="module">').text(
      await pageScript.for(islands.map(({attribs}) => attribs.when)),
    ),
    $('<script type="speculationrules">').text(speculationRules),
  );
  return $.html();
}
