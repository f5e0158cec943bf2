import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/** The repository that stores the published files. */
export type PagesRemote = {
  url: string;
  token?: string;
  /** Gets a copy of all published files: what a deployment consists of. */
  copyTo?: string;
};

/** The branch that stores what is published: the site and all previews. */
const ref = 'refs/heads/gh-pages';
const maxAttempts = 6;

/** What git prints when another run was faster, or the server or the network failed. */
const isTemporary =
  /\brejected\b|cannot lock ref|returned error: 5\d\d|RPC failed|early EOF|Could not resolve host|Connection (?:reset|timed out)/;

const isMissing = /couldn't find remote ref/;

const stderrOf = (error: unknown): string => (error as {stderr?: string}).stderr ?? '';

/** Git's settings. The token is in the environment because process lists show arguments. */
function gitEnvironment({token}: PagesRemote): NodeJS.ProcessEnv {
  const name = 'github-actions[bot]';
  const email = '41898282+github-actions[bot]@users.noreply.github.com';
  const credentials = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
  return {
    ...process.env,
    // Errors are recognized by their words.
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_CONFIG_COUNT: token ? '2' : '1',
    // The repository is deleted right after it's used.
    GIT_CONFIG_KEY_0: 'maintenance.auto',
    GIT_CONFIG_VALUE_0: 'false',
    ...(token && {
      GIT_CONFIG_KEY_1: 'http.extraHeader',
      GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${credentials}`,
    }),
  };
}

function gitIn(folder: string, remote: PagesRemote) {
  const env = gitEnvironment(remote);
  return (...args: string[]): string =>
    execFileSync('git', args, {cwd: folder, env, encoding: 'utf8', stdio: 'pipe'}).trim();
}

type Git = ReturnType<typeof gitIn>;

/**
 * Checks out the published files in a new repository.
 *
 * @returns their commit, or '' when the branch doesn't exist yet
 */
function checkOutPages(git: Git, {url}: PagesRemote): string {
  git('init', '--quiet');
  try {
    git('fetch', '--quiet', '--depth', '1', url, ref);
  } catch (error) {
    if (isMissing.test(stderrOf(error))) {
      return '';
    }
    throw error;
  }
  git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  return git('rev-parse', 'HEAD');
}

/** @returns false when there is nothing to publish */
function push(git: Git, {url}: PagesRemote, before: string, message: string): boolean {
  git('add', '--all', '--force');
  const tree = git('write-tree');
  if (before && tree === git('rev-parse', `${before}^{tree}`)) {
    return false;
  }
  // Without a parent, so that the branch doesn't grow: every file can be built again.
  const commit = git('commit-tree', tree, '-m', message);
  git('push', '--quiet', `--force-with-lease=${ref}:${before}`, url, `${commit}:${ref}`);
  return true;
}

/**
 * Updates the branch that stores what is published. When another run publishes at the same time, it
 * starts over from the files of that run.
 *
 * @param update changes the published files in the given folder; can be called several times
 * @param retryDelayMs the delay before the second attempt; later ones wait longer
 * @returns false when nothing changed
 * @throws Error when git fails, or other runs are faster every time, and what `update` throws
 */
export async function updatePagesBranch(
  remote: PagesRemote,
  message: string,
  update: (folder: string) => void | Promise<void>,
  retryDelayMs = 2000,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    const git = gitIn(folder, remote);
    try {
      const before = checkOutPages(git, remote);
      await update(folder);
      const isChanged = push(git, remote, before, message);
      if (remote.copyTo) {
        const filter = (path: string) => basename(path) !== '.git';
        cpSync(folder, remote.copyTo, {recursive: true, filter});
      }
      return isChanged;
    } catch (error) {
      if (!isTemporary.test(stderrOf(error)) || attempt === maxAttempts) {
        throw error;
      }
      await sleep(retryDelayMs * attempt);
    } finally {
      rmSync(folder, {recursive: true});
    }
  }
}
