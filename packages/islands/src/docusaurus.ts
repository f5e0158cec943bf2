import type {CheerioAPI} from 'cheerio';

/** Whether Docusaurus rendered a page, as opposed to an HTML file in `static`. */
export const isRendered = ($: CheerioAPI): boolean => $('#__docusaurus').length > 0;
