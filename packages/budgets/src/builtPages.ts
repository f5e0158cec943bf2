import {readdirSync} from 'node:fs';
import {sep} from 'node:path';

export type BuiltPage = {
  /** The path that visitors open: `/`, `/tools`. */
  path: string;
  /** From the build folder: `index.html`, `tools.html`. */
  file: string;
};

/**
 * The pages of a build, including the one for unknown addresses, `/404`.
 *
 * @throws Error if the folder doesn't exist or has no pages
 */
export function builtPages(buildFolder: string): BuiltPage[] {
  const pages = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({path: `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`, file}));
  if (pages.length === 0) {
    throw new Error(`${buildFolder} contains no pages. Run the build first.`);
  }
  return pages;
}
