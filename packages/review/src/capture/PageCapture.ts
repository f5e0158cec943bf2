import type {PageUse} from '../use/PageUse';
import type {Problems} from '../use/recordProblems';

/** The area of a page that something is in. */
export type PageArea = 'navbar' | 'main' | 'footer';

/** A piece of a page's text that no other element interrupts. */
export type TextBlock = {
  area: PageArea;
  /** The text of the closest heading before it in its area; empty above the first. */
  section: string;
  isHeading: boolean;
  /** For a table cell below the header row: the names of its row and its column. */
  cell?: string;
  /** The list item or table row that it is in, and the number of its list on the page. */
  item?: {list: number; name: string};
  text: string;
};

export type CapturedLink = {
  text: string;
  /** From the site's root for links within the site, absolute for others. */
  address: string;
  /** Whether the target exists; undefined for other sites. */
  isThere?: boolean;
};

/** Some rows of an image, in pixels. */
export type Rows = {top: number; height: number};

/** What a build tells about a page without opening it. */
export type PageInfo = {
  path: string;
  title: string;
  /** In bytes, compressed. */
  weight: {html: number; css: number; js: number};
};

/** Everything that is compared of a page: what visitors, screen readers and search engines get. */
export type PageCapture = PageInfo & {
  description: string;
  canonical: string;
  /** The address of the preview image for shared links; empty if there isn't one. */
  sharedImage: string;
  headings: {level: number; text: string}[];
  links: CapturedLink[];
  images: {address: string; description: string}[];
  /** What screen readers call elements that have no text of their own. */
  labels: string[];
  /** The text at each width. */
  texts: Record<Viewport, TextBlock[]>;
  /** The text in a wide window without scripts. */
  withoutJavaScript: TextBlock[];
  /** The style rules that apply to something on the page, one line each. */
  styles: string[];
  /** How links and controls look on hover and on focus, one line each. */
  pointerLooks: string[];
  /** What axe reports: a rule and an element. */
  violations: string[];
  problems: Problems;
  /** How far content moves while the page loads, as browsers measure it, at the worst width. */
  layoutShift: number;
  /** What happens when visitors use the controls. */
  uses: Record<Viewport, PageUse>;
  /** The PNG files in the capture's folder. */
  screenshots: Record<Viewport, string>;
  /** The rows of the screenshots between the navbar and the footer, in pixels. */
  mainRows: Record<Viewport, Rows>;
};

/** In CSS pixels. */
export const viewportWidths = {phone: 390, desktop: 1280} as const;
export type Viewport = keyof typeof viewportWidths;
export const viewports = Object.keys(viewportWidths) as Viewport[];

/** The pages of a build that were opened, and the folder of their screenshots. */
export type SiteCapture = {pages: PageCapture[]; folder: string};

/** Docusaurus's page for unknown addresses. */
export const notFoundPath = '/404';
