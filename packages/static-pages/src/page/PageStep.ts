import type {Plugin} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';

/** What Docusaurus says of a build when it has rendered all pages: folders, addresses, settings. */
export type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A page of a build, which steps change one after the other. */
export type HtmlPage = {
  /** From the output folder, with `/` between folders: `index.html`, `docs/intro.html`. */
  file: string;
  $: CheerioAPI;
};

/** What is done with each page of a build, before it's minified and written. */
export type PageStep = {
  /** For messages. */
  name: string;
  /** Whether to change HTML files of `static`, too, which are otherwise left alone. */
  everyFile?: boolean;
  /** Changes a page. Pages take turns while this waits for something. */
  change: (page: HtmlPage) => void | Promise<void>;
  /** Runs once, after all pages are written and the steps before have finished. */
  finish?: () => void | Promise<void>;
};
