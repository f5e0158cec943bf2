/** Where on a page something stands. */
export type Part = 'bar' | 'main' | 'footer';

/** A piece of a page's text that nothing interrupts. */
export type Block = {
  part: Part;
  /** The words of the nearest heading before it in its part; empty above the first. */
  section: string;
  isHeading: boolean;
  /** For a cell of a table below its head: the names of its row and its column. */
  cell?: string;
  text: string;
};

export type Link = {
  text: string;
  /** From the site's root when it leads into it, or whole. */
  address: string;
  /** Whether what it leads to is there; undefined for other sites. */
  isThere?: boolean;
};

/** What is known of a page without a look at it. */
export type PageOutline = {
  path: string;
  title: string;
  /** In bytes, compressed. */
  weight: {html: number; css: number; js: number};
};

/** What there is to compare of a page that a visitor sees, hears or is told by a search engine. */
export type PageSnapshot = PageOutline & {
  description: string;
  /** The address that search engines are told. */
  canonical: string;
  /** The address of the picture that stands beside a shared link; empty when there is none. */
  sharedPicture: string;
  headings: {level: number; text: string}[];
  links: Link[];
  images: {address: string; description: string}[];
  /** What screen readers call things that have no words of their own. */
  labels: string[];
  /** The texts as each width shows them. */
  texts: Record<WidthName, Block[]>;
  /** The texts that come when a form is sent. */
  afterSending: Block[];
  /** All texts, in a wide window without scripts. */
  withoutJavaScript: Block[];
  /** The styles that apply to something on the page, each in one line. */
  styles: string[];
  /** What an accessibility check holds against the page: a rule and a place. */
  violations: string[];
  /** The files of its pictures. */
  pictures: Record<WidthName, string>;
};

/** In CSS pixels: a phone, and a laptop. */
export const widths = {phone: 390, desktop: 1280} as const;
export type WidthName = keyof typeof widths;
export const widthNames = Object.keys(widths) as WidthName[];

/** What a visitor sees of the pages of a build that were looked at. */
export type SiteSnapshot = PageSnapshot[];

/** The page that is shown at an address at which there is nothing. */
export const notFoundPath = '/404';
