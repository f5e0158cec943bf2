import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Build} from './Build';
import {git, treeOf} from './git';
import {run} from './run';

/** How many builds are kept, so that a base that was built once need not be built again. */
const mostBuilds = 6;

const cacheOf = (siteDir: string): string => join(siteDir, 'node_modules/.cache/review');

const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Gives a version the packages that it asks for: ours, when they are the same. */
async function providePackages(siteDir: string, folder: string): Promise<void> {
  const lock = 'package-lock.json';
  if (readIfThere(join(folder, lock)) === readIfThere(join(siteDir, lock))) {
    symlinkSync(join(siteDir, 'node_modules'), join(folder, 'node_modules'));
  } else {
    await run(folder, 'npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  }
}

/** Copies a build to where it is kept, in one step: what is there is whole. */
function keep(build: string, kept: string): void {
  const unfinished = mkdtempSync(`${kept}-`);
  cpSync(build, unfinished, {recursive: true});
  rmSync(kept, {recursive: true, force: true});
  renameSync(unfinished, kept);
}

/** Removes all builds but those that were asked for last. */
function forgetOldBuilds(cache: string): void {
  const byAge = readdirSync(cache)
    .map((name) => join(cache, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(mostBuilds)) {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Builds a version of the site in a worktree of its own, which is gone afterwards, or takes what
 * was built of the same files before.
 *
 * @throws BuildError when it cannot be built
 */
export async function buildVersion(
  siteDir: string,
  commit: string,
  say: (message: string) => void,
): Promise<Build> {
  const cache = cacheOf(siteDir);
  // The year is in every footer.
  const kept = join(cache, `${new Date().getFullYear()}-${treeOf(siteDir, commit)}`);
  if (existsSync(kept)) {
    utimesSync(kept, new Date(), new Date());
    say('built at an earlier time');
    return {folder: kept};
  }
  say('building');
  const work = mkdtempSync(join(tmpdir(), 'review-'));
  const folder = join(work, 'site');
  const withoutHooks = ['-c', 'core.hooksPath=/dev/null'];
  try {
    git(siteDir, [...withoutHooks, 'worktree', 'add', '--detach', folder, commit]);
    await providePackages(siteDir, folder);
    const docusaurus = join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    await run(folder, process.execPath, docusaurus, 'build');
    mkdirSync(cache, {recursive: true});
    keep(join(folder, 'build'), kept);
    forgetOldBuilds(cache);
    return {folder: kept};
  } finally {
    rmSync(work, {recursive: true, force: true});
    git(siteDir, ['worktree', 'prune']);
  }
}
