import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** What the review can't learn from Docusaurus's conventions. Everything is optional. */
export type ReviewConfig = {
  /** The folders of the pages and of the YAML records, to describe changes of records. */
  content?: {contentFolder: string; recordsFolder: string};
  /** The component that shows the records of a file, by the file's name without `.yaml`. */
  shownBy?: Readonly<Record<string, string>>;
  /** A component with the props `id` and `title` whose order matters, and what one is called. */
  numbered?: {component: string; name: string};
  /** Environment variables that change how the site is built, and that both builds must ignore. */
  ignoredVariables?: RegExp;
};

const configFile = 'config/review.ts';

/** Gives an editor the types of the configuration. */
export const defineReviewConfig = (config: ReviewConfig): ReviewConfig => config;

/** Loads `config/review.ts` from the project's root, if there is one. */
export function loadReviewConfig(siteDir: string): ReviewConfig {
  const file = join(siteDir, configFile);
  return existsSync(file) ? (createRequire(file)(file) as {default: ReviewConfig}).default : {};
}
