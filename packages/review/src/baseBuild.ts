import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';
import {commitAt, git, tryGit} from './git';

/** A version can't be built; the message is the end of the build's output. */
export class BuildError extends Error {}

const maxOutputLines = 30;
const maxOutputBytes = 16 * 1024 * 1024;
const isWindows = process.platform === 'win32';

/** @throws BuildError with the end of the command's output */
async function run(folder: string, program: string, ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    // A cache could carry something from one version into another.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  try {
    // On Windows, npm is a script.
    const options = {cwd: folder, env, maxBuffer: maxOutputBytes, shell: isWindows};
    await promisify(execFile)(program, args, options);
  } catch (error) {
    const {message, stdout = '', stderr = ''} = error as Error & {stdout?: string; stderr?: string};
    const lines = stripVTControlCharacters(stdout + stderr)
      .trim()
      .split('\n');
    throw new BuildError(lines.slice(-maxOutputLines).join('\n') || message);
  }
}

/** Builds the site in a folder. */
export async function buildSite(siteDir: string, outDir: string): Promise<void> {
  await run(siteDir, 'npm', 'run', '--if-present', '--silent', 'prepare');
  await run(siteDir, 'npx', '--no', 'docusaurus', 'build', '--out-dir', outDir);
}

/**
 * The commit that the site is compared with.
 *
 * @param name a branch, a tag or a commit; by default the commit where the branch left `main`
 * @throws Error if there is no such commit
 */
export async function findBase(siteDir: string, name: string | undefined): Promise<string> {
  if ((await tryGit(siteDir, ['rev-parse', 'HEAD'])) === undefined) {
    throw new Error('This folder has no git history, so there is nothing to compare with.');
  }
  if (name !== undefined) {
    return commitAt(siteDir, name).catch(() => {
      throw new Error(
        `No such branch, tag or commit: "${name}". "git branch --all" lists all branches; "git fetch" gets new ones.`,
      );
    });
  }
  for (const main of ['origin/main', 'main']) {
    const commit = await tryGit(siteDir, ['merge-base'], {names: ['HEAD', main]});
    if (commit) {
      return commit;
    }
  }
  throw new Error(
    'This branch has no commit in common with a branch "main". Name the version to compare with: npm run review -- <base>',
  );
}

/** Gives another checkout the packages that are installed here, if it needs the same, or installs its own. */
async function providePackages(siteDir: string, checkout: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (!isWindows && lockOf(siteDir) === lockOf(checkout)) {
    // Hard links take no time. npm's links to workspaces are relative, and so lead to those of the checkout.
    await run(siteDir, 'cp', '-RPl', 'node_modules', join(checkout, 'node_modules'));
  } else {
    await run(checkout, 'npm', 'ci', '--include=dev', '--prefer-offline', '--no-audit');
  }
}

/**
 * Builds a commit in a temporary git worktree, or reuses the last build if it's of the same files.
 *
 * @param workDir an ignored folder of the project, on the same disk as its packages
 * @returns the folder of the build
 * @throws BuildError if it can't be built
 */
export async function buildCommit(
  siteDir: string,
  workDir: string,
  commit: string,
  onProgress: (message: string) => void,
): Promise<string> {
  const cache = join(siteDir, 'node_modules/.cache/review');
  const {output: tree} = await git(siteDir, ['rev-parse'], {names: [`${commit}^{tree}`]});
  // A site may show the year it was built in.
  const cached = join(cache, `${new Date().getFullYear()}-${tree}`);
  if (existsSync(cached)) {
    return cached;
  }
  onProgress(`building version ${commit.slice(0, 7)}`);
  const [checkout, build] = [join(workDir, 'site'), join(workDir, 'before')];
  try {
    const add = ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--detach'];
    await git(siteDir, add, {names: [checkout, commit]});
    await providePackages(siteDir, checkout);
    await buildSite(checkout, build);
    rmSync(cache, {recursive: true, force: true});
    mkdirSync(cache, {recursive: true});
    renameSync(build, cached);
    return cached;
  } finally {
    rmSync(checkout, {recursive: true, force: true});
    await git(siteDir, ['worktree', 'prune']);
  }
}
