import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import type {ContentPlaces} from '@sitekit/content-check';

/** All files of a folder, from the project's root, and what tells their contents apart. */
function describeFiles(
  siteDir: string,
  folder: string,
  describe: (file: string) => string,
): string[] {
  const path = join(siteDir, folder);
  const entries = existsSync(path) ? readdirSync(path, {recursive: true, encoding: 'utf8'}) : [];
  return entries
    .map((entry) => posix.join(folder, entry.split(sep).join('/')))
    .filter((file) => statSync(join(siteDir, file), {throwIfNoEntry: false})?.isFile())
    .sort()
    .map((file) => JSON.stringify([file, describe(file)]));
}

/**
 * The same for the same content: the texts that authors write and the files that pages show.
 *
 * @param edited texts to use instead of those of some files
 */
export function contentKey(
  siteDir: string,
  {contentFolder, recordsFolder, spelling}: ContentPlaces,
  edited: ReadonlyMap<string, string>,
): string {
  const contentsOf = (file: string) =>
    edited.get(file) ?? readFileSync(join(siteDir, file), 'utf8');
  const sizeOf = (file: string) => {
    const {size, mtimeMs} = statSync(join(siteDir, file));
    return `${size} ${mtimeMs}`;
  };
  const lists = [spelling.words, spelling.names].filter((file) => existsSync(join(siteDir, file)));
  const hash = createHash('sha256');
  for (const line of [
    ...[contentFolder, recordsFolder].flatMap((f) => describeFiles(siteDir, f, contentsOf)),
    ...lists.map(contentsOf),
    ...describeFiles(siteDir, 'static', sizeOf),
  ]) {
    hash.update(line);
  }
  return hash.digest('hex');
}
