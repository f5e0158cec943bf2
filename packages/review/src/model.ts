/* What a review is made of. The report and the last line of the command show it. */

/** In CSS pixels. */
export const viewportWidths = {phone: 390, desktop: 1280} as const;
export type Viewport = keyof typeof viewportWidths;
export const viewports: readonly Viewport[] = ['desktop', 'phone'];

/** The area of a page that something is in. Headers and footers are usually the same everywhere. */
export type Area = 'header' | 'main' | 'footer';

/** Where something is on a page. */
export type Place = {
  area: Area;
  /** The closest `h1` or `h2` before it in its area; empty above the first. */
  section: string;
  /** The closest heading before it in its area, of any level. */
  heading: string;
  /** The id of the closest element before it that a link can lead to. */
  anchor?: string;
  /** For a table cell: the names of its row and its column. */
  cell?: string;
};

/** What the report calls each kind of fact. */
export const kindNames = {
  text: '',
  title: 'Browser title',
  description: 'Search description',
  address: 'Canonical address',
  shared: 'Link preview picture',
  screenReader: 'Screen reader text',
  hidden: 'Text that shows later',
  link: 'Link',
  image: 'Image',
  redirect: 'Redirect',
} as const;
export type FactKind = keyof typeof kindNames;

/** One thing that is compared: a piece of text, where a link leads, an image. */
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
  /** Where something moved: `after “Plan small changes”`. */
  destination?: string;
  /** The same change in other places: the headings or cells. */
  alsoAt?: string[];
};

/** A part of a screenshot, with outlines. */
export type Image = {webp: Buffer; width: number; height: number};

/** What a section looks like at one width, in each version that has it. */
export type Picture = {
  viewport: Viewport;
  before?: Image;
  after?: Image;
  /** How many more places of the section differ. */
  more?: number;
};

/** A section of a page that looks different. */
export type Look = {
  place: Place;
  /** Its headings: of columns, there can be several. */
  sections: readonly string[];
  pictures: Picture[];
};

export type Status = 'changed' | 'added' | 'removed' | 'unchanged';

/** A page of the report, or what doesn't belong to one page. */
export type Part = {
  /** The path of a page, from the site's root. */
  path?: string;
  /** The name of the page, or `On every page`. */
  name: string;
  status: Status;
  /** The page wasn't opened: its files are the same, so it also does the same when it's used. */
  isIdentical?: boolean;
  /** Of a page that was removed: where its address leads now. */
  redirect?: string;
  changes: Change[];
  looks: Look[];
};

export type Review = {
  /** In the order in which they are shown. */
  parts: Part[];
  /** What the site is compared with: `version 0123456`. */
  base?: string;
  /** The address of the site after the change, with a slash at its end, if it's published. */
  preview?: string;
  /** Why the base couldn't be built. There are no parts then. */
  baseFailure?: string;
};

/** Docusaurus's page for unknown addresses. */
export const notFoundPath = '/404';

/** The address that a build is opened at; no request leaves the machine. */
export const buildOrigin = 'https://site.example';
