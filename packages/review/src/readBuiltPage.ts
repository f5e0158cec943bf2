import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {fromRoot} from './builtFiles';
import {buildOrigin} from './model';
import type {Area, PageItem, PagePlace} from './model';

/** What a page says, from its HTML. */
export type PageContent = {
  /** In reading order. */
  items: PageItem[];
  /** Its `h1` and `h2`, which begin its sections. */
  titles: {text: string; anchor?: string}[];
  /** The HTML of the main part, and of the rest of the body. */
  html: {main: string; around: string};
  /** Its styles and scripts. */
  assets: string;
};

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

type Element = Extract<Node, {attribs: object}>;

/** The `nodeType` of a text. */
const textNode = 3;

/** They are part of the sentence that they are in. */
const inlineTags = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** What no one reads, isn't part of the site, or is a heading's link to itself. */
const ignored =
  'script, style, template, noscript, [data-review=ignore], :is(h1, h2, h3, h4, h5, h6) a[href^="#"]';

const headings = 'h1, h2, h3, h4, h5, h6';

/** What only screen readers say, or what is shown until something is typed. */
const nameAttributes = ['aria-label', 'placeholder', 'title'];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Without the hash of the contents in the name of a file. */
const withoutHash = (address: string): string => address.replace(/[.-]?[\da-f]{8,}(?=\.\w+$)/, '');

/** Whether an address only repeats the words of its link: `tel:+12025550142` and `+1 202-555-0142`. */
const isRepeated = (address: string, words: string): boolean =>
  address.replace(/^(?:tel|mailto):/, '') === words.replace(/[\s()-]/g, '');

/** Reads a page from its top to its end. */
class PageReader {
  readonly items: PageItem[] = [];
  readonly titles: PageContent['titles'] = [];
  readonly #$: CheerioAPI;
  readonly #base: string;
  readonly #places: Partial<Record<Area, PagePlace>> = {};
  #area: Area;
  #cell: Pick<PagePlace, 'row' | 'column'> = {};
  #anchor: string | undefined;
  /** The sentence that is being read. */
  #text = '';
  #links: PageItem['links'] = [];

  constructor($: CheerioAPI, base: string) {
    this.#$ = $;
    this.#base = base;
    this.#area = $('main').length > 0 ? 'header' : 'main';
  }

  get #place(): PagePlace {
    const {section = '', heading = ''} = this.#places[this.#area] ?? {};
    const anchor = this.#area === 'main' && this.#anchor;
    return {area: this.#area, section, heading, ...(anchor && {anchor}), ...this.#cell};
  }

  #add(kind: PageItem['kind'], text: string, more: Partial<PageItem> = {}): void {
    this.items.push({kind, role: '', text, links: [], place: this.#place, ...more});
  }

  /** Ends a sentence. */
  #flush(role = ''): void {
    const text = clean(this.#text);
    if (text) {
      this.#add('text', text, {role, links: this.#links});
    }
    this.#text = '';
    this.#links = [];
  }

  /** @param parent an element, or the body */
  read(parent: Node): void {
    this.#$(parent)
      .contents()
      .each((_, node) => {
        if ('attribs' in node) {
          this.#readElement(node);
        } else if ('data' in node && node.nodeType === textNode) {
          this.#text += node.data;
        }
      });
  }

  #readElement(element: Element): void {
    const {name: tag, attribs} = element;
    const {id, src, alt = '', value, type = ''} = attribs;
    for (const name of nameAttributes) {
      if (attribs[name]) {
        this.#add('screenReader', attribs[name]);
      }
    }
    if (tag === 'img') {
      const image = withoutHash(fromRoot(src ?? '', this.#base));
      this.#add('image', alt, {image, place: this.#placeOfImage(element)});
    } else if (attribs['aria-hidden'] === 'true') {
      this.#$(element)
        .find('img')
        .each((_, image) => this.#readElement(image));
    } else if (tag === 'a') {
      this.#readLink(element, attribs.href ?? '');
    } else if (inlineTags.has(tag)) {
      this.#separate(element);
      this.read(element);
    } else if (tag !== 'svg') {
      this.#flush();
      if (tag === 'main') {
        this.#area = 'main';
      } else if (id && tag !== 'input') {
        this.#anchor = id;
      }
      if (tag === 'input' && value && !/radio|checkbox|hidden/.test(type)) {
        this.#add('text', value);
      }
      this.#readBlock(element, tag);
      if (tag === 'main') {
        this.#area = 'footer';
      }
    }
  }

  /** Elements beside each other are often apart without a space: a label and its value. */
  #separate({prev, name}: Element): void {
    if ((prev && 'attribs' in prev) || name === 'br') {
      this.#text += ' ';
    }
  }

  #readLink(link: Element, href: string): void {
    this.#separate(link);
    const image = this.#$(link).find('img').attr('alt') ?? '';
    const words = clean(this.#$(link).text()) || (link.attribs['aria-label'] ?? image);
    const isBlock = this.#$(link)
      .find('*')
      .is((_, {name}) => !inlineTags.has(name) && !/^(?:img|svg|path)$/.test(name));
    this.read(link);
    const address = fromRoot(href, this.#base);
    if (!isRepeated(address, words)) {
      if (isBlock || !clean(this.#text)) {
        this.#flush();
        this.#add('text', '', {links: [{words, address}]});
      } else {
        this.#links.push({words, address});
      }
    }
  }

  #readBlock(block: Element, tag: string): void {
    const outer = this.#cell;
    if (tag === 'td' || tag === 'th') {
      this.#cell = this.#cellOf(block);
    }
    const level = /^h([1-6])$/.exec(tag)?.[1];
    if (level !== undefined) {
      const text = clean(this.#$(block).text());
      const isTitle = Number(level) <= 2;
      const section = isTitle ? text : this.#place.section;
      this.#places[this.#area] = {area: this.#area, section, heading: text};
      if (isTitle && this.#area === 'main') {
        this.titles.push({text, anchor: this.#anchor});
      }
    }
    this.read(block);
    this.#flush(level === undefined ? '' : `heading, level ${level}`);
    this.#cell = outer;
  }

  /** An image often comes before the heading of its card. */
  #placeOfImage(image: Node): PagePlace {
    const place = this.#place;
    const card = this.#$(image).closest(`:has(${headings})`).not('main, body').find(headings);
    return card.length === 1 ? {...place, heading: clean(card.text())} : place;
  }

  /** The headers of a cell; of two rows of headers, those of the second. */
  #cellOf(cell: Node): Pick<PagePlace, 'row' | 'column'> {
    const $ = this.#$;
    const row = $(cell).parent();
    const table = row.closest('table');
    const header = table.find('thead tr').last();
    const columns = (header.length > 0 ? header : table.find('tr').first()).children();
    if (row.closest('thead').length > 0 || row.is(columns.parent())) {
      return {};
    }
    const textOf = (element: typeof row) =>
      clean(element.clone().find('button').remove().end().text());
    // A column whose header takes both rows has none in the second.
    const missing = row.children().length - columns.length;
    const index =
      row
        .children()
        .toArray()
        .findIndex((each) => each === cell) - missing;
    const column = index < 0 || $(cell).is('th') ? undefined : textOf(columns.eq(index));
    return {row: textOf(row.children('th').first()), ...(column !== undefined && {column})};
  }
}

/** What search engines, browser tabs and link previews show. */
function readHead($: CheerioAPI, base: string): PageItem[] {
  const pathOf = (address = '') =>
    address && withoutHash(fromRoot(new URL(address, buildOrigin).pathname, base));
  const head = {
    title: $('title').first().text(),
    description: $('meta[name=description]').attr('content') ?? '',
    address: pathOf($('link[rel=canonical]').attr('href')),
    shared: pathOf($('meta[property="og:image"]').attr('content')),
  };
  const place = {area: 'head', section: '', heading: ''} as const;
  return Object.entries(head)
    .filter(([, text]) => text)
    .map(([kind, text]) => ({kind: kind as keyof typeof head, role: '', text, links: [], place}));
}

/**
 * Reads what a page says to visitors, screen readers and search engines.
 *
 * @param base the path that the build is made for, with a slash at its end
 */
export function readBuiltPage(html: string, base = '/'): PageContent {
  const $ = load(html);
  const assets = $.html($('link[rel=stylesheet], style, script'));
  $(ignored).remove();
  const reader = new PageReader($, base);
  $('body').each((_, body) => reader.read(body));
  const {titles} = reader;
  const items = [...readHead($, base), ...reader.items];
  const main = $.html($('main'));
  $('main').empty();
  return {items, titles, html: {main, around: $.html($('body'))}, assets};
}
