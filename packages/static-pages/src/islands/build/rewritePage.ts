import type {CheerioAPI} from 'cheerio';
import {removeScripts, removeStylesheet} from '../../page/docusaurus.ts';
import {islandTag} from '../islandTag.ts';
import {bodyOf, headOf} from '../../page/parts.ts';
import type {IslandScript} from './bundleIslands.ts';
import {isLongClassName} from './classNames.ts';
import {moveStyleAttributes} from './moveStyleAttributes.ts';
import {downloadScript, pageScript} from './pageScript.ts';
import type {PageStyles} from './PageStyles.ts';
import {speculationRules} from './speculationRules.ts';

/** What all pages of a build have in common. */
export type SiteParts = {
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  /** The scripts of islands, by name. */
  scripts: ReadonlyMap<string, IslandScript>;
  styles: PageStyles;
  /** The names of the classes of CSS modules in those styles. */
  classNames: ReadonlyMap<string, string>;
};

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

/** Docusaurus adds classes to `html` for stylesheets that style kinds of pages. */
function removeUnusedPageClasses($: CheerioAPI, styles: PageStyles): void {
  const html = $.root().children('html');
  const classes = html.attr('class')?.split(/\s+/) ?? [];
  html.attr('class', classes.filter((name) => styles.mentions(name)).join(' ') || null);
}

/**
 * Writes into each island the address of its script. The addresses of what it imports follow if the page
 * downloads them early; other pages would only be larger.
 */
function linkIslands(
  islands: readonly {attribs: Record<string, string>}[],
  {baseUrl, scripts}: SiteParts,
): void {
  for (const {attribs} of islands) {
    const script = scripts.get(attribs.name ?? '');
    if (script) {
      const early = attribs.when === 'load' ? script.imports : [];
      attribs.src = [script.file, ...early].map((path) => baseUrl + path).join(' ');
    }
  }
}

/** Replaces Docusaurus's scripts, and what only they need, by the script that starts the islands. */
async function replaceScripts($: CheerioAPI, site: SiteParts): Promise<void> {
  removeScripts($, site.baseUrl);
  const islands = $(islandTag);
  linkIslands(islands.toArray(), site);
  const early = islands.filter('[when="load"]').attr('waiting', 'blocked').toArray();
  const downloads = early.flatMap(({attribs}) => attribs.src?.split(' ') ?? []);
  if (downloads.length > 0) {
    headOf($).append($('<script>').text(downloadScript(downloads)));
  }
  if (islands.length > 0) {
    const script = await pageScript(early.length > 0);
    bodyOf($).append($('<script type="module">').text(script));
  }
  bodyOf($).append($('<script type="speculationrules">').text(speculationRules(site.baseUrl)));
}

/** Replaces Docusaurus's stylesheet by the rules that the page and its islands need. */
function replaceStyles($: CheerioAPI, {baseUrl, scripts, styles, classNames}: SiteParts): void {
  removeStylesheet($, baseUrl);
  shortenClasses($, classNames);
  removeUnusedPageClasses($, styles);
  const islandWords = $(islandTag)
    .toArray()
    .flatMap(({attribs}) => scripts.get(attribs.name ?? '')?.words ?? []);
  const css = styles.of($, islandWords);
  headOf($).append($('<style>').text(css + moveStyleAttributes($)));
}

/** Makes a static page with islands of a page that Docusaurus rendered. */
export async function rewritePage($: CheerioAPI, site: SiteParts): Promise<void> {
  await replaceScripts($, site);
  replaceStyles($, site);
}
