import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/** The repository that stores the published files. */
export type PagesRemote = {
  url: string;
  /** The branch that stores them. */
  branch: string;
  token: string;
  /** Gets a copy of all published files: what a deployment consists of. */
  copyTo: string;
};

const maxAttempts = 6;

/** The delay before the second attempt; later ones wait longer. */
const retryDelayMs = 2000;

/** Git in a folder. Its settings are in the environment because process lists show arguments. */
function gitIn(folder: string, token: string) {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const settings = Object.entries({
    'user.name': 'github-actions[bot]',
    'user.email': '41898282+github-actions[bot]@users.noreply.github.com',
    'http.extraHeader': `AUTHORIZATION: basic ${credentials}`,
  });
  const env = {
    ...process.env,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(settings.map(([key], index) => [`GIT_CONFIG_KEY_${index}`, key])),
    ...Object.fromEntries(settings.map(([, value], index) => [`GIT_CONFIG_VALUE_${index}`, value])),
  };
  return (...args: string[]): string =>
    execFileSync('git', args, {cwd: folder, env, encoding: 'utf8', stdio: 'pipe'}).trim();
}

/**
 * Updates the branch that stores what is published. When git fails, such as because another run
 * published at the same time, it starts over from what is stored then.
 *
 * @param update changes the published files in the given folder; can be called several times
 * @throws Error when git fails every time, and what `update` throws
 */
export async function updatePagesBranch(
  {url, branch, token, copyTo}: PagesRemote,
  message: string,
  update: (folder: string) => void,
): Promise<void> {
  const ref = `refs/heads/${branch}`;
  for (let attempt = 1; ; attempt += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    const git = gitIn(folder, token);
    try {
      git('init', '--quiet');
      let before = '';
      if (git('ls-remote', url, ref)) {
        git('fetch', '--quiet', '--depth', '1', url, ref);
        git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
        before = git('rev-parse', 'HEAD');
      }
      update(folder);
      git('add', '--all', '--force');
      // Without a parent, so that the branch doesn't grow: every file can be built again.
      const commit = git('commit-tree', git('write-tree'), '-m', message);
      git('push', '--quiet', `--force-with-lease=${ref}:${before}`, url, `${commit}:${ref}`);
      cpSync(folder, copyTo, {recursive: true, filter: (path) => basename(path) !== '.git'});
      return;
    } catch (error) {
      const isFromGit = (error as {stderr?: string}).stderr !== undefined;
      if (!isFromGit || attempt === maxAttempts) {
        throw error;
      }
      await sleep(retryDelayMs * attempt);
    } finally {
      rmSync(folder, {recursive: true, maxRetries: 9});
    }
  }
}
