import {existsSync, readFileSync, writeFileSync} from 'node:fs';

/** The text of each file by its path from the project's root. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** Writes the files that have changed, and prints their names. */
export function writeFiles(files: GeneratedFiles): void {
  const stale = staleFiles(files);
  for (const path of stale) {
    writeFileSync(path, files.get(path) ?? '');
    console.log(`Updated ${path}`);
  }
  if (stale.length === 0) {
    console.log('Everything is up to date.');
  }
}

/**
 * Lists files that have to be generated again.
 *
 * @throws Error with their names, if there are any
 */
export function assertUpToDate(files: GeneratedFiles): void {
  const stale = staleFiles(files);
  if (stale.length > 0) {
    throw new Error(
      `Out of date: ${stale.join(', ')}. Run the same command without --check to update.`,
    );
  }
}

const staleFiles = (files: GeneratedFiles): string[] =>
  [...files]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path);
