import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A list that an author extends by a line: `#` begins a remark. Empty when there is no such file. */
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
