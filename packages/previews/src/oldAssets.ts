import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** How long a replaced file stays, for tabs that were opened before. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** The folder of files whose names change with their contents, so that old and new ones don't mix. */
export const assetsFolder = 'assets';

/** When files of earlier deployments were replaced. The branch has no history that would tell. */
const record = 'replaced-assets.json';

/** When each file was replaced, by its path: `assets/js/Menu.A1B2.js`. */
export type ReplacedFiles = ReadonlyMap<string, string>;

function readRecord(folder: string): Record<string, string | undefined> {
  const path = join(folder, record);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

function assetsIn(folder: string): string[] {
  const assets = join(folder, assetsFolder);
  return existsSync(assets)
    ? readdirSync(assets, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1))
        .map((path) => path.split(sep).join('/'))
    : [];
}

/**
 * Deletes assets that a deployment hasn't contained for 30 days.
 *
 * @param published the published files, with the assets of earlier deployments
 * @param build the deployment that replaces them
 * @returns the files to keep that aren't in the build
 */
export function removeExpiredAssets(published: string, build: string, now: Date): ReplacedFiles {
  const replacedAt = readRecord(published);
  const kept = new Map<string, string>();
  for (const path of assetsIn(published).sort()) {
    const date = replacedAt[path] ?? now.toISOString();
    if (existsSync(join(build, path))) {
      continue;
    }
    if (now.getTime() - Date.parse(date) > keptDays * dayMs) {
      rmSync(join(published, path));
    } else {
      kept.set(path, date);
    }
  }
  return kept;
}

/** Writes down when the files that aren't in the current deployment were replaced. */
export function recordReplaced(published: string, files: ReplacedFiles): void {
  rmSync(join(published, record), {force: true});
  if (files.size > 0) {
    const text = JSON.stringify(Object.fromEntries(files), null, 2);
    writeFileSync(join(published, record), `${text}\n`);
  }
}
