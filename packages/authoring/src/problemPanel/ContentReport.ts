import type {Problem} from '@sitekit/content-check/problem';

/** What the browser knows of the content. */
export type ContentReport = {
  problems: Problem[];
  /** The address of each page, by its file. */
  pages: Record<string, string>;
};
