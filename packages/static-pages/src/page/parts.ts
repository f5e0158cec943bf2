import type {CheerioAPI} from 'cheerio';

/** The page's `<head>`. A selector would search the whole page for it. */
export const headOf = ($: CheerioAPI) => $.root().children('html').children('head');

/** The page's `<body>`. */
export const bodyOf = ($: CheerioAPI) => $.root().children('html').children('body');
