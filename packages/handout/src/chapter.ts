import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio';
import {idFor, resolveAddress} from './addresses';
import type {HandoutConfig} from './config';
import {scopeStyles} from './scopeStyles';

export type Chapter = {
  id: string;
  /** The page's content, as HTML. */
  html: string;
  styles: string;
  language: string;
  headings: {id: string; text: string}[];
  /** The drawing that can be on the cover, as HTML. */
  drawing: string;
};

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Controls do nothing on paper, and scripts and their parts aren't visible. */
const controls =
  'script, style, noscript, template, dialog, form, search, button, input, select, textarea, label, [popover], [role=alert], [role=status], [hidden], :is(h1, h2, h3, h4, h5, h6) a[href^="#"]';

/** Makes ids unique among all chapters. */
function renameIds($: CheerioAPI, path: string): void {
  $('[id]').each((_, element) => {
    $(element).attr('id', (_index, id) => idFor(path, id));
  });
  for (const name of references) {
    $(`[${name}]`).each((_, element) => {
      const ids = ($(element).attr(name) ?? '').split(/\s+/).filter(Boolean);
      $(element).attr(name, ids.map((id) => idFor(path, id)).join(' '));
    });
  }
}

/**
 * Makes a chapter of a built page.
 *
 * @param html of the page, whose content is in `<main>`
 * @param path of the page: `/tools`
 * @throws Error when the page has no content
 */
export function readChapter(html: string, path: string, config: HandoutConfig): Chapter {
  const {cover, leaveOut = []} = config;
  const $ = load(html);
  const id = idFor(path);
  const styles = $('style').text();
  const language = $('html').attr('lang') ?? 'en';
  const main = $('main');
  if (main.length === 0) {
    throw new Error(`The page ${path} has no <main>, so it can't become a chapter.`);
  }
  // A column that can be sorted has its name in a button.
  main.find('th button').each((_, button) => {
    $(button).replaceWith($(button).contents());
  });
  main.find([controls, ...leaveOut].join(', ')).remove();
  main.find('a[href]').each((_, link) => {
    const target = resolveAddress($(link).attr('href') ?? '', path, config);
    $(link).attr('href', target).removeAttr('target');
  });
  main.find('img').attr('loading', 'eager');
  main.find('details').attr('open', '');
  renameIds($, path);
  const headings = main
    .find('h1, h2')
    .toArray()
    .map((heading, index) => {
      const headingId = $(heading).attr('id') ?? `${id}-heading-${index}`;
      $(heading).attr('id', headingId);
      return {id: headingId, text: $(heading).text().trim()};
    });
  return {
    id,
    html: main.html() ?? '',
    styles: scopeStyles(styles, `[data-styles="${id}"]`),
    language,
    headings,
    drawing: cover.drawing ? $.html(main.find(cover.drawing).first()) : '',
  };
}
