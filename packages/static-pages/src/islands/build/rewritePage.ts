import type {CheerioAPI} from 'cheerio';
import {removeScripts} from '../../page/docusaurus.ts';
import {bodyOf, headOf} from '../../page/parts.ts';
import {islandTag} from '../islandTag.ts';
import type {IslandScript} from './bundleIslands.ts';
import {moveStyleAttributes} from './moveStyleAttributes.ts';
import {downloadScript, pageScript} from './pageScript.ts';
import {speculationRules} from './speculationRules.ts';

/** What all pages of a build have in common. */
export type SiteParts = {
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  /** The scripts of islands, by name. */
  scripts: ReadonlyMap<string, IslandScript>;
};

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

/**
 * Makes a static page with islands of a page that Docusaurus rendered: the scripts that start the islands
 * replace Docusaurus's, and what only those need.
 */
export async function rewritePage($: CheerioAPI, site: SiteParts): Promise<void> {
  removeScripts($, site.baseUrl);
  moveStyleAttributes($);
  const islands = $(islandTag);
  linkIslands(islands.toArray(), site);
  const early = islands.filter('[when="load"]').attr('waiting', 'blocked').toArray();
  const downloads = early.flatMap(({attribs}) => attribs.src?.split(' ') ?? []);
  if (downloads.length > 0) {
    headOf($).append($('<script>').text(downloadScript(downloads)));
  }
  if (islands.length > 0) {
    bodyOf($).append($('<script type="module">').text(await pageScript()));
  }
  bodyOf($).append($('<script type="speculationrules">').text(speculationRules(site.baseUrl)));
}
