import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A server that doesn't answer must not keep a person waiting forever. */
const timeoutMs = 60_000;

/** How git opens a connection to a server by SSH, as this person set it up, but without questions. */
async function sshCommand(folder: string): Promise<string> {
  const own = await run('git', ['config', 'core.sshCommand'], {cwd: folder}).then(
    ({stdout}) => stdout.trim(),
    () => '',
  );
  return `${process.env.GIT_SSH_COMMAND ?? (own || 'ssh')} -oBatchMode=yes`;
}

/** Of git's commands, those that talk to a server. */
const remoteCommands = ['fetch', 'ls-remote', 'push'];

/**
 * Runs git in a folder, without questions that no one can answer here. `messages` is what it says to
 * people, such as a server's answer to a push.
 *
 * @throws Error with git's own message
 */
export async function git(
  folder: string,
  ...args: string[]
): Promise<{output: string; messages: string}> {
  try {
    const isRemote = remoteCommands.includes(args[0] ?? '');
    const {stdout, stderr} = await run('git', args, {
      cwd: folder,
      timeout: timeoutMs,
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        ...(isRemote && {GIT_SSH_COMMAND: await sshCommand(folder)}),
      },
    });
    return {output: stdout.trimEnd(), messages: stderr.trim()};
  } catch (error) {
    const {stderr = '', message} = error as Error & {stderr?: string};
    throw new Error(stderr.trim() || message, {cause: error});
  }
}

/** What a person can do when the remote didn't answer, with git's own message below. */
export const tryAgainAfter = (error: unknown): string =>
  `Check your connection and press “Try again”. If that doesn’t help, show this to a developer:\n${(error as Error).message}`;

/** What git wrote, or undefined if it failed. */
export const tryGit = (folder: string, ...args: string[]): Promise<string | undefined> =>
  git(folder, ...args).then(
    ({output}) => output,
    () => undefined,
  );
