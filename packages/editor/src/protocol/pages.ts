import * as z from 'zod';
import {request} from './model';
import type {FieldId, Saved, Source} from './model';

/* What the browser and the server say to each other about whole pages. */

/** A page of the site. */
export type PageInfo = {
  /** As links lead to it: `/benefits`. */
  address: string;
  /** Where the browser finds it. */
  href: string;
  title: string;
};

/** What a person needs to know to add, rename or delete a page. */
export type PageList = {
  pages: PageInfo[];
  /** The kinds of pages that can be added. */
  kinds: string[];
  /** The lists of links that a page can be in, such as the navigation bar. */
  menus: {id: string; label: string}[];
};

/** What is wrong with what was typed for a new page. */
export type NewPageProblems = {title?: string; description?: string};

/** A link, and the text that it's in; without a field, it can only be edited in the file. */
export type LinkedFrom = {fieldId?: FieldId; source: Source; words: string};

export type LinksToPage = {
  /** What the menus are called that the page is in. */
  menus: string[];
  /** The other links of other pages and of records. */
  links: LinkedFrom[];
};

/** With the address at which the browser finds the page. */
export type SavedPage = Saved & {address: string};

const newPage = {title: z.string(), description: z.string()};

export const pageRequests = [
  request('pages', {}),
  request('checkNewPage', newPage),
  request('newPage', {...newPage, kind: z.string(), menus: z.array(z.string())}),
  request('linksToPage', {address: z.string()}),
  /** Gives a page another last part of its address. */
  request('renamePage', {address: z.string(), name: z.string()}),
  /** Deletes a page; `instead` is the address of the page that links then lead to. */
  request('deletePage', {address: z.string(), instead: z.string().optional()}),
] as const;

export type PageAnswers = {
  pages: PageList;
  checkNewPage: NewPageProblems;
  newPage: SavedPage;
  linksToPage: LinksToPage;
  renamePage: SavedPage;
  deletePage: SavedPage;
};
