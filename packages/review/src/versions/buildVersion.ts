import {execFile} from 'node:child_process';
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
  utimesSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';
import {git} from '../git';
import {treeOf} from './git';
import {lockFile, sharePackages} from './sharePackages';

/** A version couldn't be built; the message is the end of the build's output. */
export class VersionBuildError extends Error {}

const maxOutputLines = 30;
const maxOutputBytes = 16 * 1024 * 1024;

/**
 * Runs a command silently.
 *
 * @throws VersionBuildError with the end of its output if it fails
 */
async function runCommand(folder: string, program: string, ...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(program, args, {
      cwd: folder,
      env: buildEnvironment,
      maxBuffer: maxOutputBytes,
    });
  } catch (error) {
    const {message, stdout = '', stderr = ''} = error as Error & {stdout?: string; stderr?: string};
    const lines = stripVTControlCharacters(stdout + stderr)
      .trim()
      .split('\n');
    throw new VersionBuildError(lines.slice(-maxOutputLines).join('\n') || message);
  }
}

/** How many builds are cached, so that a base doesn't have to be built twice. */
const maxCachedBuilds = 6;

const buildEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  // Both versions are opened at the root of a host, and a cached build is for no other address.
  BASE_URL: undefined,
  SITE_URL: undefined,
  PREVIEW_OF: undefined,
  NODE_ENV: 'production',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // A cache could carry something from one version into another.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

/** Gives a version the packages that it needs: ours if its lock file is the same, else its own. */
async function providePackages(siteDir: string, worktree: string): Promise<void> {
  const [ours, its] = [siteDir, worktree].map((folder) => join(folder, lockFile));
  if (ours && its && existsSync(its) && readFileSync(its).equals(readFileSync(ours))) {
    sharePackages(siteDir, worktree);
    // Otherwise, npm does this itself.
    await runCommand(worktree, 'npm', 'run', '--if-present', '--silent', 'prepare');
  } else {
    await runCommand(worktree, 'npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  }
}

/** Removes all builds but the most recently used ones. */
function pruneCache(cache: string): void {
  const byAge = readdirSync(cache)
    .map((name) => join(cache, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(maxCachedBuilds)) {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Builds a version of the site in a temporary git worktree, or reuses a build of the same files.
 *
 * @returns the folder of the build
 * @throws VersionBuildError if it can't be built
 */
export async function buildVersion(
  siteDir: string,
  commit: string,
  onProgress: (message: string) => void,
): Promise<string> {
  const cache = join(siteDir, 'node_modules/.cache/review');
  // A site may show the year it was built in.
  const cached = join(cache, `${new Date().getFullYear()}-${await treeOf(siteDir, commit)}`);
  if (existsSync(cached)) {
    utimesSync(cached, new Date(), new Date());
    onProgress('reusing an earlier build');
    return cached;
  }
  onProgress('building');
  const work = mkdtempSync(join(tmpdir(), 'review-'));
  const worktree = join(work, 'site');
  const addWorktree = ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--detach'];
  try {
    await git(siteDir, addWorktree, {names: [worktree, commit], timeoutMs: 0});
    await providePackages(siteDir, worktree);
    const docusaurus = join(worktree, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    await runCommand(worktree, process.execPath, docusaurus, 'build');
    mkdirSync(cache, {recursive: true});
    // Copied in two steps, so that a cached build is always complete.
    const incomplete = mkdtempSync(`${cached}-`);
    cpSync(join(worktree, 'build'), incomplete, {recursive: true});
    rmSync(cached, {recursive: true, force: true});
    renameSync(incomplete, cached);
    pruneCache(cache);
    return cached;
  } finally {
    rmSync(work, {recursive: true, force: true});
    await git(siteDir, ['worktree', 'prune']);
  }
}
