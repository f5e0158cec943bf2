import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** The first sheet. All texts are plain text. */
export type Cover = {
  /** An SVG drawing of the brand's logo. */
  logo?: string;
  title: string;
  /** A sentence below the title. */
  lead: string;
  /** Selects a drawing of the first page that has one, to be shown large. */
  drawing?: string;
  /** The words before the client's name. */
  preparedFor: string;
  client: string;
  /** Short lines at the bottom, such as the date and how to reach you. */
  notes: readonly string[];
};

/** What the handout can't learn from the built pages. Files are named from the project's root. */
export type HandoutConfig = {
  /** The title of the document. */
  title: string;
  cover: Cover;
  /** The heading above the list of chapters. */
  contents: string;
  /** The addresses of the pages, from the site's root, in order: each becomes a chapter. */
  pages: readonly string[];
  /** Where the site is published, for links to pages that aren't in the handout. */
  siteUrl: string;
  /** The path that the site is built for. */
  baseUrl?: string;
  /** Stylesheets: the site's design tokens, its fonts, and its own rules for the handout. */
  stylesheets: readonly string[];
  /** Selects what a reader can't use on paper, in addition to controls and forms. */
  leaveOut?: readonly string[];
};

const configFile = 'config/handout.ts';

/**
 * Loads `config/handout.ts`.
 *
 * @param siteDir the project's root
 * @throws Error when the file doesn't exist
 */
export function loadHandoutConfig(siteDir: string): HandoutConfig {
  const file = join(siteDir, configFile);
  if (!existsSync(file)) {
    throw new Error(`${configFile} is missing in ${siteDir}. It names the pages and the cover.`);
  }
  return (createRequire(file)(file) as {default: HandoutConfig}).default;
}
