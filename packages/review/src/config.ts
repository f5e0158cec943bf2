import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

export type ReviewConfig = {
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
