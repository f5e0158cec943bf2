/* What a review is made of. The report, the summary and the last line of the command show it. */

/** In CSS pixels. */
export const viewportWidths = {phone: 390, desktop: 1280} as const;
export type Viewport = keyof typeof viewportWidths;
export const viewports: readonly Viewport[] = ['desktop', 'phone'];

/** The area of a page that something is in. Headers and footers are usually the same everywhere. */
export type Area = 'header' | 'main' | 'footer';

/** Where something is on a page. */
export type Place = {
  area: Area;
  /** The closest heading before it in its area; empty above the first. */
  heading: string;
  /** For a table cell: the names of its row and its column. */
  cell?: string;
};

/** What the report calls each kind of fact; with an “s”, it's several. */
export const kindNames = {
  text: '',
  title: 'Browser title',
  description: 'Search description',
  address: 'Canonical address',
  shared: 'Link preview picture',
  screenReader: 'Screen reader text',
  link: 'Link',
  image: 'Image',
  error: 'Console error',
  request: 'Failed request',
} as const;
export type FactKind = keyof typeof kindNames;

/** One thing that is compared: a piece of text, where a link leads, an error. */
export type Fact = {
  kind: FactKind;
  text: string;
  place: Place;
  /** What a text is for screen readers, such as `heading, level 2`, or the words of a link. */
  label: string;
};

export type Change = {
  kind: FactKind;
  how: 'added' | 'removed' | 'edited' | 'moved';
  place: Place;
  /** The text before; empty if it was added. */
  before: string;
  /** The text after; empty if it was removed. */
  after: string;
  label: string;
  /** Where something moved from or to: `before “Plan small changes”`. */
  destination?: string;
};

/** A rectangle of an image, in pixels. */
export type Region = {left: number; top: number; width: number; height: number};

/** A screenshot, or the part of it that differs, with outlines. */
export type Image = {webp: Buffer; width: number; height: number};

/** A difference above or below the main part of a page, in pixels. */
export type Around = {
  version: 'before' | 'after';
  area: 'above' | 'below';
  /** From the top of the page if it's above, else from the bottom of the main part. */
  top: number;
  height: number;
};

/** What a page looks like at one width, in each version that has it. */
export type Picture = {
  viewport: Viewport;
  before?: Image;
  after?: Image;
  /** Most of the page differs, so nothing is outlined. */
  isMostOfPage?: boolean;
  /** Whether the versions differ in the main part of the page. */
  isInMain: boolean;
  /** Where they differ above or below it, such as in the footer. */
  around: Around[];
};

export type SectionStatus = 'changed' | 'added' | 'removed' | 'unchanged';

/** A page of the report, or what changes on every page. */
export type Section = {
  /** From the site's root; undefined for what changes on every page. */
  path?: string;
  /** The name of the page, or `On every page`. */
  name: string;
  status: SectionStatus;
  /** The page wasn't opened: its files are the same, so it also does the same when it's used. */
  isIdentical?: boolean;
  changes: Change[];
  pictures: Picture[];
  /** The widths at which a screenshot ends above the footer, because the page is too tall. */
  endsEarly?: readonly Viewport[];
};

export type Review = {
  /** The commit that the site is compared with. */
  base: string;
  /** In the order in which they are shown. */
  sections: Section[];
  /** Why the base couldn't be built. There are no sections then. */
  baseFailure?: string;
};

/** Docusaurus's page for unknown addresses. */
export const notFoundPath = '/404';

/** The address that a build is opened at; no request leaves the machine. */
export const buildOrigin = 'https://site.example';
