import {compile} from 'html-to-text';
import type {DomNode, FormatCallback} from 'html-to-text';
import type {CheerioAPI} from 'cheerio';

/** A page for people and programs that only read text. */
export type TextPage = {
  /** Its full address. */
  url: string;
  title: string;
  description: string;
  text: string;
  /** The full addresses that it links to, in order. */
  links: readonly string[];
};

const skipped = [
  ...['form', 'button', 'svg', 'img', 'noscript', 'caption'],
  ...['[hidden]', '[aria-hidden="true"]', '[role="alert"]', '[role="status"]', '[data-nosnippet]'],
];

const headings = [1, 2, 3, 4, 5, 6];

/** A Markdown heading, below the name of the site and the title of the page. */
const heading: FormatCallback = (element, walk, builder, {level}) => {
  builder.openBlock({leadingLineBreaks: 2});
  builder.addInline(`${'#'.repeat(Math.min(Number(level) + 2, 6))} `);
  walk(element.children, builder);
  builder.closeBlock({trailingLineBreaks: 2});
};

/** The text of a link, apart from a link right before it. */
const link: FormatCallback = (element, walk, builder) => {
  const {prev} = element as DomNode & {prev: DomNode | null};
  if (prev?.name === 'a') {
    builder.addInline(' · ');
  }
  walk(element.children, builder);
};

/** The last part of a line: `E-mail: info@example.com`. */
const lineEnd: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addLineBreak();
};

const convert = compile({
  wordwrap: false,
  formatters: {heading, link, lineEnd},
  selectors: [
    ...headings.map((level) => ({selector: `h${level}`, format: 'heading', options: {level}})),
    {selector: 'a', format: 'link'},
    {selector: 'ul', options: {itemPrefix: '- '}},
    {selector: 'dl', format: 'block', options: {leadingLineBreaks: 2, trailingLineBreaks: 2}},
    {selector: 'dt', format: 'inlineSurround', options: {suffix: ': '}},
    {selector: 'dd', format: 'lineEnd'},
    {selector: 'table', format: 'dataTable', options: {uppercaseHeaderCells: false}},
  ],
});

/** The text of a page's `<main>`, without forms, drawings, messages and what is hidden. */
export function plainText($: CheerioAPI): string {
  const main = $('main').clone();
  main.find(skipped.join()).remove();
  return convert($.html(main))
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

/** The pages in the order in which the first one links to them, and then the others. */
function inReadingOrder(pages: readonly TextPage[], homeUrl: string): TextPage[] {
  const links = pages.find(({url}) => url === homeUrl)?.links ?? [];
  const order = [...new Set([homeUrl, ...links, ...pages.map(({url}) => url)])];
  return pages.toSorted((a, b) => order.indexOf(a.url) - order.indexOf(b.url));
}

/**
 * The text of all pages for language models, in the format of https://llmstxt.org.
 *
 * @param homeUrl the full address of the first page
 */
export function llmsTxt(
  {siteName, description}: {siteName: string; description: string},
  pages: readonly TextPage[],
  homeUrl: string,
): string {
  const texts = inReadingOrder(pages, homeUrl).map(
    (page) => `## [${page.title}](${page.url})\n\n> ${page.description}\n\n${page.text}`,
  );
  return `${[`# ${siteName}`, `> ${description}`, ...texts].join('\n\n')}\n`;
}
