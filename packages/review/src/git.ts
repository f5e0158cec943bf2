import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A server that doesn't answer must not keep a person waiting forever. */
const REMOTE_TIMEOUT_MS = 60_000;

/** Enough for whole files. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Of git's commands, those that talk to a server. */
const remoteCommands = ['fetch', 'ls-remote', 'push'];

/** How git opens a connection to a server by SSH, as this person set it up, but without questions. */
async function sshCommand(folder: string): Promise<string> {
  const own = await run('git', ['config', 'core.sshCommand'], {cwd: folder}).then(
    ({stdout}) => stdout.trim(),
    () => '',
  );
  return `${process.env.GIT_SSH_COMMAND ?? (own || 'ssh')} -oBatchMode=yes`;
}

/**
 * Runs git in a folder, without questions that no one can answer here.
 *
 * @returns what it wrote, and what it says to people, such as a server's answer to a push
 * @throws Error with git's own message
 */
export async function git(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{output: string; messages: string}> {
  const isRemote = remoteCommands.includes(args[0] ?? '');
  const ssh = isRemote ? {GIT_SSH_COMMAND: await sshCommand(folder)} : {};
  try {
    const {stdout, stderr} = await run('git', args, {
      cwd: folder,
      timeout: isRemote ? REMOTE_TIMEOUT_MS : 0,
      maxBuffer: MAX_OUTPUT_BYTES,
      env: {...process.env, GIT_TERMINAL_PROMPT: '0', ...ssh, ...env},
    });
    return {output: stdout.trimEnd(), messages: stderr.trim()};
  } catch (error) {
    const {stderr = '', message} = error as Error & {stderr?: string};
    throw new Error(stderr.trim() || message, {cause: error});
  }
}

/** What git wrote, or undefined if it failed. */
export const tryGit = (folder: string, args: readonly string[]): Promise<string | undefined> =>
  git(folder, args).then(
    ({output}) => output,
    () => undefined,
  );
