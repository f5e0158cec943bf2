import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Reads a list with one entry per line; `#` starts a comment. A missing file is an empty list. */
export function readList(siteDir: string, path: string): string[] {
  const file = join(siteDir, path);
  if (!existsSync(file)) {
    return [];
  }
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}
