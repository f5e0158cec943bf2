import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** What a built page says about itself. */
export type BuiltPage = {
  /** From the output folder: `index.html`, `benefits.html`. */
  file: string;
  /** The full address; empty for a page without one. */
  url: string;
  /** The browser title without the name of the site. */
  title: string;
  /** The text of the first `<h1>`, or the title. */
  heading: string;
  description: string;
  /** Whether search engines list it, unless the whole site is hidden from them. */
  isListed: boolean;
  /** The page's HTML, for whatever else the site looks up. */
  $: CheerioAPI;
};

/**
 * Adds the end tags that Docusaurus leaves out in tables. htmlparser2 would put the rest of a table into
 * its caption.
 */
const closeTags = (html: string): string =>
  html.replace(/<table\b[^]*?<\/table>/g, (table) => load(table, null, false).html());

/** Keeps the names of SVG's tags and attributes. htmlparser2 is faster than the default parser. */
const parserOptions = {
  xml: {xmlMode: false, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true},
};

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether Docusaurus rendered the page, as opposed to an HTML file in `static`. */
export const isRendered = (html: string): boolean => html.includes('__docusaurus');

/**
 * Reads a page that Docusaurus rendered.
 *
 * @param titleEnd what follows the page's own title in the browser tab: ` | Name of the site`
 * @param isSiteHidden whether every page is marked `noindex`
 */
export function readPage(
  file: string,
  html: string,
  {titleEnd, isSiteHidden}: {titleEnd: string; isSiteHidden: boolean},
): BuiltPage {
  const $ = load(closeTags(html), parserOptions);
  const head = $('head');
  const browserTitle = clean(head.find('title').text());
  const title = browserTitle.endsWith(titleEnd)
    ? browserTitle.slice(0, -titleEnd.length)
    : browserTitle;
  const url = head.find('link[rel="canonical"]').attr('href');
  const isHidden = /noindex/.test(head.find('meta[name="robots"]').attr('content') ?? '');
  return {
    file,
    url: url ?? '',
    title,
    heading: clean($('h1').first().text()) || title,
    description: head.find('meta[name="description"]').attr('content') ?? '',
    isListed: url !== undefined && file !== '404.html' && (isSiteHidden || !isHidden),
    $,
  };
}
