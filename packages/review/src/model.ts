/* What pages are compared by, and what a review tells. */

/** In CSS pixels. */
export const viewportWidths = {desktop: 1280, phone: 390} as const;
export type Viewport = keyof typeof viewportWidths;
export const viewports: readonly Viewport[] = ['desktop', 'phone'];

/** The address that a build is opened at; no request leaves the machine. */
export const buildOrigin = 'https://site.example';

/** A page has a head, which isn't on the page itself. Headers and footers are usually the same on every page. */
export type Area = 'head' | 'header' | 'main' | 'footer';

/** Where something is on a page. */
export type PagePlace = {
  area: Area;
  /** The closest `h1` or `h2` before it; empty above the first. */
  section: string;
  /** The closest heading before it, of any level. */
  heading: string;
  /** The id of the closest element before it that a link can lead to. */
  anchor?: string;
  /** For a cell of a table: the headers of its row and its column. */
  row?: string;
  column?: string;
};

/** What the report calls each kind. */
export const kindNames = {
  text: '',
  link: 'Link',
  image: 'Image',
  screenReader: 'Screen reader text',
  title: 'Browser title',
  description: 'Search description',
  address: 'Canonical address',
  shared: 'Link preview picture',
  redirect: 'Redirect',
} as const;
export type Kind = keyof typeof kindNames;

/** Something on a page: a heading, a paragraph, an image, a name that only screen readers say. */
export type PageItem = {
  kind: Exclude<Kind, 'link'>;
  /** `heading, level 2`, or nothing for other texts. */
  role: string;
  /** Of an image: its description. Of a redirect: the old and the new address. */
  text: string;
  links: {words: string; address: string}[];
  /** The address of an image. */
  image?: string;
  place: PagePlace;
};

export type PageChange = {
  kind: Kind;
  how: 'added' | 'removed' | 'edited' | 'moved';
  place: PagePlace;
  /** Empty if it was added. */
  before: string;
  /** Empty if it was removed. */
  after: string;
  role: string;
  /** The words of a link, or the description of an image. */
  label: string;
  /** Where new links lead. */
  addresses: string[];
  /** Where else on the page the same changes. */
  alsoAt: PagePlace[];
};

/** A part of a screenshot. */
export type Picture = {webp: Buffer; width: number; height: number};

/** A section that looks different, at each width at which it does. */
export type Look = {
  place: PagePlace;
  /** Its headings: columns beside each other have one each. */
  titles: readonly string[];
  pictures: {viewport: Viewport; before?: Picture; after?: Picture}[];
  /** The same for pages of which this looks the same, before and after. */
  fingerprint: string;
};

/** A page of the report, or what doesn't belong to one page. */
export type Part = {
  /** From the site's root. */
  path?: string;
  /** The name of the page, or `On every page`. */
  name: string;
  status: 'changed' | 'added' | 'removed' | 'unchanged';
  /** Of a removed page: where its address leads now. */
  redirect?: string;
  changes: PageChange[];
  looks: Look[];
};

export type Report = {
  /** In the order in which they are shown. */
  parts: Part[];
  /** What the site is compared with: `version 0123456`. */
  base?: string;
  /** The address of the site after the change, with a slash at its end, if it's published. */
  preview?: string;
  /** Why the base couldn't be built. There are no parts then. */
  baseFailure?: string;
};
