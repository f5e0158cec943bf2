import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {git as runGit} from '@sitekit/review/versions/git';
import {pagesBranch} from './folders';

/** The repository that the site is published by. */
export type Remote = {url: string; token?: string};

const ref = `refs/heads/${pagesBranch}`;

/** Another run may publish at the same time, and then this one begins anew. */
const mostTries = 6;

/** The token goes by the environment, so that no list of processes and no file shows it. */
function environmentFor({token}: Remote): NodeJS.ProcessEnv {
  const identity = {
    name: 'github-actions[bot]',
    email: '41898282+github-actions[bot]@users.noreply.github.com',
  };
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token ?? ''}`).toString('base64')}`;
  return {
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: identity.name,
    GIT_AUTHOR_EMAIL: identity.email,
    GIT_COMMITTER_NAME: identity.name,
    GIT_COMMITTER_EMAIL: identity.email,
    ...(token && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.extraHeader',
      GIT_CONFIG_VALUE_0: header,
    }),
  };
}

/** A way to run git in a new repository, with nothing of the system's or the user's settings. */
function gitIn(folder: string, remote: Remote) {
  const env = {...environmentFor(remote), GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null'};
  return (...words: string[]): string => runGit(folder, words, env);
}

type Git = ReturnType<typeof gitIn>;

/**
 * Fills a new repository with what is published now.
 *
 * @returns its commit, or nothing when there is no such branch yet
 */
function fetchPages(git: Git, {url}: Remote): string {
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'false');
  if (!git('ls-remote', url, ref)) {
    return '';
  }
  git('fetch', '--quiet', '--depth', '1', url, ref);
  git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  return git('rev-parse', 'HEAD');
}

/** @returns whether there was anything to publish */
function push(git: Git, {url}: Remote, before: string, message: string): boolean {
  git('add', '--all', '--force');
  const tree = git('write-tree');
  if (before && tree === git('rev-parse', `${before}^{tree}`)) {
    return false;
  }
  // Always one commit without a past: what was published once is made anew from its source.
  const commit = git('commit-tree', tree, '-m', message);
  git('push', '--quiet', `--force-with-lease=${ref}:${before}`, url, `${commit}:${ref}`);
  return true;
}

/**
 * Changes what GitHub Pages serves. When somebody else was faster, it is all done again upon what
 * they published, so that nothing of theirs is lost.
 *
 * @param change changes the published files in the folder that it is given
 * @param pause how long to wait before another try, in milliseconds
 * @returns whether there was anything to change
 * @throws Error of git when it cannot be published at last, and whatever `change` throws
 */
export async function changePages(
  remote: Remote,
  message: string,
  change: (folder: string) => void | Promise<void>,
  pause = 2000,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    const git = gitIn(folder, remote);
    try {
      const before = fetchPages(git, remote);
      await change(folder);
      // GitHub would take the site for one of Jekyll's, and leave files out.
      writeFileSync(join(folder, '.nojekyll'), '');
      return push(git, remote, before, message);
    } catch (error) {
      const {stderr = ''} = error as {stderr?: string};
      const isLate = /\brejected\b|cannot lock ref/.test(stderr);
      if (!isLate || tries === mostTries) {
        throw error;
      }
      await sleep(pause * tries);
    } finally {
      rmSync(folder, {recursive: true});
    }
  }
}
