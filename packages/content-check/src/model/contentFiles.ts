import {existsSync, readdirSync} from 'node:fs';
import {join, posix, sep} from 'node:path';

/** The paths of all files in the content folder, from the project's root, with slashes and sorted. */
export function contentFiles(siteDir: string, contentFolder: string): string[] {
  const folder = join(siteDir, contentFolder);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files.sort().map((file) => posix.join(contentFolder, file.split(sep).join('/')));
}
