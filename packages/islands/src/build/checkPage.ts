import type {CheerioAPI} from 'cheerio';
import {handlerMark} from '../handlerMark';
import {islandTag} from '../islandTag';

/** Whether an element does its work although its handlers are gone: a link leads where it leads. */
const worksWithoutHandlers = 'a[href]';

/**
 * Looks for elements that answer to a visitor by a handler, and takes the handlers' marks out.
 *
 * @throws Error that names the elements whose handlers nobody would attach
 */
export function checkHandlers($: CheerioAPI, file: string): void {
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
export function checkReferences($: CheerioAPI, file: string, folder: string): void {
  const left = $(`[src^="${folder}"], [href^="${folder}"]`).first();
  if (left.length > 0) {
    throw new Error(
      `${file} needs "${left.attr('src') ?? left.attr('href')}", which is left out of a site of islands.`,
    );
  }
}
