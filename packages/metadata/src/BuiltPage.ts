import type {Page} from '@sitekit/islands';

/** What a built page says about itself. */
export type BuiltPage = Page & {
  /** The full address; empty for a page without one. */
  url: string;
  /** The browser title without the name of the site. */
  title: string;
  /** The text of the first `<h1>`, or the title. */
  heading: string;
  description: string;
  /** Whether search engines list it, unless the whole site is hidden from them. */
  isListed: boolean;
};

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads a page that Docusaurus rendered.
 *
 * @param titleEnd what follows the page's own title in the browser tab: ` | Name of the site`
 * @param isSiteHidden whether every page is marked `noindex`
 */
export function readPage(
  {file, $}: Page,
  {titleEnd, isSiteHidden}: {titleEnd: string; isSiteHidden: boolean},
): BuiltPage {
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
