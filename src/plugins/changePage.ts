import type {CheerioAPI} from 'cheerio';
import {keepRanges} from './keepRanges';

/** Changes what Docusaurus rendered, in each built page. */
export function changePage($: CheerioAPI): void {
  keepRanges($);
  // They tell search engines of translations, and there are none.
  $('link[rel="alternate"][hreflang]').remove();
}
