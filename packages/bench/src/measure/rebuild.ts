import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildAgain, buildCold, outDirOf} from '../build';
import type {BuildRun} from '../build';
import {contestants} from '../contestants';
import {contentFolder} from '../growContent';

export type RebuildRun = {
  /** Without a cache, from the edited content. */
  cold: BuildRun;
  /** After an edit, with the cache of the build before it. */
  rebuild: BuildRun;
  /** The files that differ between the two builds. */
  differences: string[];
};

/** The first paragraph that ends with a period. */
const paragraph = /^ *[A-Z].*\.$/m;

/**
 * Adds a few words to a sentence.
 *
 * @throws Error when there is none
 */
export function editSentence(text: string): string {
  if (!paragraph.test(text)) {
    throw new Error('There is no sentence to edit.');
  }
  return text.replace(paragraph, (sentence) => `${sentence.slice(0, -1)}, and so on.`);
}

/** Edits a sentence of a page in a work folder. */
export function editPage(workFolder: string, page: string): void {
  const file = join(workFolder, contentFolder, `${page}.mdx`);
  writeFileSync(file, editSentence(readFileSync(file, 'utf8')));
}

/** The hash of each file in a folder, by its path. */
function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  return new Map(files.map((path) => [path, hashOf(path)]));
}

/** Rebuilds our site after an edit of a sentence, then builds it cold. The last build must be ours. */
export async function measureRebuild(workFolder: string): Promise<RebuildRun> {
  const {ours} = contestants;
  editPage(workFolder, 'benefits');
  const rebuild = await buildAgain(workFolder, ours);
  const rebuilt = hashesOf(outDirOf(workFolder, ours));
  const cold = await buildCold(workFolder, ours);
  const built = hashesOf(outDirOf(workFolder, ours));
  const paths = [...new Set([...rebuilt.keys(), ...built.keys()])];
  return {
    cold,
    rebuild,
    differences: paths.filter((path) => rebuilt.get(path) !== built.get(path)),
  };
}
