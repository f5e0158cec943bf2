import type {CheerioAPI} from 'cheerio';
import {changed} from '../../page/docusaurus.ts';
import {childrenTag, islandTag} from '../islandTag.ts';
import {handlerMark} from '../server/markHandlers.ts';
import type {IslandProblems} from './IslandProblems.ts';

const textLimitChars = 40;

/** Removes the marks of event handlers, and reports those outside of islands, where React adds none. */
function checkHandlers($: CheerioAPI, page: string, problems: IslandProblems): void {
  const marked = $(`[${handlerMark}]`);
  const lost = marked.not(`${islandTag}, ${islandTag} *:not(${childrenTag} *)`);
  for (const element of lost.toArray()) {
    const {name, attribs} = element;
    const text = $(element).text().trim().slice(0, textLimitChars);
    const label = text || (attribs['aria-label'] ?? attribs.name);
    const described = `<${name}>${label ? ` "${label}"` : ''}`;
    problems.add('handler', `${described} with ${attribs[handlerMark]}`, page);
  }
  marked.removeAttr(handlerMark);
}

function checkIslands(
  $: CheerioAPI,
  page: string,
  islands: ReadonlyMap<string, unknown>,
  problems: IslandProblems,
): void {
  for (const {attribs} of $(islandTag).toArray()) {
    if (attribs[handlerMark] === undefined) {
      changed("Pages were rendered without this package's version of react/jsx-runtime.");
    }
    const name = attribs.name ?? '';
    if (!islands.has(name)) {
      const known = [...islands.keys()].join(', ') || 'none';
      problems.add(
        'island',
        `"${name}": ${name}.island.tsx doesn't exist. Existing islands: ${known}.`,
        page,
      );
    }
  }
}

/**
 * Reports what would stop working on a page, and removes the marks of event handlers.
 *
 * @param page its address
 * @param islands the islands of the site, by name
 */
export function checkBehavior(
  $: CheerioAPI,
  page: string,
  islands: ReadonlyMap<string, unknown>,
  problems: IslandProblems,
): void {
  checkIslands($, page, islands, problems);
  checkHandlers($, page, problems);
}
