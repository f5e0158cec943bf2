import type {HtmlPage} from '../page/PageStep.ts';
import {headOf} from '../page/parts.ts';

/** What a built page is called. */
export type CardPage = HtmlPage & {
  /** The text of the first `<h1>`, or the browser title without the name of the site. */
  heading: string;
};

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads a page that Docusaurus rendered.
 *
 * @param titleEnd what follows the page's own title in the browser tab: ` | Name of the site`
 */
export function readCardPage({file, $}: HtmlPage, titleEnd: string): CardPage {
  const title = clean(headOf($).children('title').text());
  const ownTitle = title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
  return {file, heading: clean($('h1').first().text()) || ownTitle, $};
}
