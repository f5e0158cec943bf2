import type {CheerioAPI} from 'cheerio';
import {islandTag} from '../islandTag.ts';
import type {IslandScript, IslandScripts} from './bundleIslands.ts';
import {isLongClassName} from './classNames.ts';
import {moveStyleAttributes} from './moveStyleAttributes.ts';
import {downloadScript} from './pageScript.ts';
import type {PageScript} from './pageScript.ts';
import type {PageStyles} from './PageStyles.ts';

export type PageContext = {
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  scripts: IslandScripts;
  /** Makes the script in the page itself. */
  pageScript: PageScript;
  /** The text of the `<script type="speculationrules">`. */
  speculationRules: string;
  /** The styles of a page that links to these files, relative to the output folder. */
  stylesOf: (files: readonly string[]) => PageStyles;
  /** The names of the classes of CSS modules in those styles. */
  classNames: ReadonlyMap<string, string>;
};

/** Whether Docusaurus rendered the page, as opposed to an HTML file in `static`. */
export const isRendered = (html: string): boolean => html.includes('__docusaurus');

/** Uses the class names of the stylesheet, and drops classes without rules. */
function shortenClasses($: CheerioAPI, classNames: ReadonlyMap<string, string>): void {
  for (const {attribs} of $('[class]').toArray()) {
    const names = (attribs.class ?? '')
      .split(/\s+/)
      .flatMap((name) => (isLongClassName(name) ? (classNames.get(name) ?? []) : name));
    attribs.class = names.join(' ');
    if (!attribs.class) {
      delete attribs.class;
    }
  }
}

/** Removes Docusaurus's scripts and stylesheets, and what only its scripts need. */
function removeRuntime($: CheerioAPI, scriptFolder: string, styleFolder: string): void {
  $(`script[src^="${scriptFolder}"], link[href^="${scriptFolder}"]`).remove();
  $(`link[rel="stylesheet"][href^="${styleFolder}"]`).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
}

/** Docusaurus adds classes to `html` for stylesheets that style kinds of pages. */
function removeUnusedPageClasses($: CheerioAPI, styles: PageStyles): void {
  const classes = $('html').attr('class')?.split(/\s+/) ?? [];
  $('html').attr('class', classes.filter((name) => styles.mentions(name)).join(' ') || null);
}

/**
 * Writes into each island the address of its script, and returns the scripts. The addresses of what it
 * imports follow if the page downloads them early; other pages would only be larger.
 */
function linkIslands($: CheerioAPI, {baseUrl, scripts}: PageContext): IslandScript[] {
  return $(islandTag)
    .toArray()
    .flatMap(({attribs}) => {
      const script = scripts.islands.get(attribs.name ?? '');
      if (script) {
        const early = attribs.when === 'load' ? script.imports : [];
        attribs.src = [script.file, ...early].map((path) => baseUrl + path).join(' ');
      }
      return script ?? [];
    });
}

/**
 * Turns a page that Docusaurus rendered into a static page with islands: without Docusaurus's
 * scripts, with the styles that it needs, and with the script that starts its islands.
 */
export async function rewritePage($: CheerioAPI, context: PageContext): Promise<void> {
  const {baseUrl, pageScript, speculationRules, stylesOf, classNames} = context;
  const styleFolder = `${baseUrl}assets/css/`;
  const linked = $(`link[rel="stylesheet"][href^="${styleFolder}"]`).toArray();
  const styles = stylesOf(linked.map(({attribs}) => (attribs.href ?? '').slice(baseUrl.length)));

  removeRuntime($, `${baseUrl}assets/js/`, styleFolder);
  shortenClasses($, classNames);
  removeUnusedPageClasses($, styles);

  const scripts = linkIslands($, context);
  const early = $(`${islandTag}[when="load"]`).attr('waiting', '').toArray();
  const downloads = early.flatMap(({attribs}) => attribs.src?.split(' ') ?? []);
  if (downloads.length > 0) {
    $('head').append($('<script>').text(downloadScript(downloads)));
  }
  const islandWords = scripts.flatMap(({words}) => words);
  const css = styles.of($, islandWords);
  $('head').append($('<style>').text(css + moveStyleAttributes($)));
  $('body').append(
    $('<script type="module">').text(
      await pageScript.for({
        load: early.length > 0,
        interaction: $(`${islandTag}[when="interaction"]`).length > 0,
      }),
    ),
    $('<script type="speculationrules">').text(speculationRules),
  );
}
