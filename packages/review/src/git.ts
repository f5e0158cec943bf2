import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A server that doesn't answer, or a hook that doesn't end, must not keep a person waiting forever. */
const TIMEOUT_MS = 60_000;

/** Enough for whole files, and for hooks that print a lot. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What people read of git's own message: its end, which says what went wrong. */
const MAX_MESSAGE_CHARS = 1000;

/** Of git's commands, those that talk to a server. */
const remoteCommands = ['fetch', 'ls-remote', 'push'];

type GitOptions = {
  /** Branches, commits and remotes, as git or a person wrote them. None can be read as an option. */
  names?: readonly string[];
  /** Files, from the folder. No character in their names is special. */
  files?: readonly string[];
  /** What git reads, such as the message of a commit. */
  input?: string;
  env?: NodeJS.ProcessEnv;
  /** 0 for as long as it takes. */
  timeoutMs?: number;
};

/** How git opens a connection to a server by SSH, as this person set it up, but without questions. */
async function sshCommand(folder: string): Promise<string> {
  const own = await run('git', ['config', 'core.sshCommand'], {cwd: folder}).then(
    ({stdout}) => stdout.trim(),
    () => '',
  );
  return `${process.env.GIT_SSH_COMMAND ?? (own || 'ssh')} -oBatchMode=yes`;
}

/** @throws Error for a branch, a commit or a remote that git could read as an option */
export function refuseOption(name: string): void {
  if (name.startsWith('-') || name.includes('\0')) {
    throw new Error(
      `Git can’t use the name “${name}” here, because it starts with a hyphen. Ask a developer to rename this branch or remote.`,
    );
  }
}

type Failure = Error & {code?: unknown; killed?: boolean; stderr?: string};

/** Why git failed and what to do, for people. */
function explain(command: string, {code, killed, stderr = ''}: Failure, timeoutMs: number): string {
  const said = stderr.trim();
  const end = said.length > MAX_MESSAGE_CHARS ? `…${said.slice(-MAX_MESSAGE_CHARS)}` : said;
  if (code === 'ENOENT') {
    return 'Git isn’t installed on this computer. Get it from git-scm.com.';
  }
  if (killed && remoteCommands.includes(command)) {
    return `“git ${command}” took longer than ${timeoutMs / 1000} seconds and was stopped. Check your connection. If it’s fine, a hook of this repository may take that long: ask a developer.`;
  }
  if (killed) {
    return `“git ${command}” took longer than ${timeoutMs / 1000} seconds, or printed too much, and was stopped. A hook of this repository may do that: ask a developer.`;
  }
  const lock = /'([^']+\.lock)': File exists/.exec(said)?.[1];
  if (lock !== undefined) {
    return `Another program is using git in this folder. Wait until it’s done, and try again. If there is no other program, one has crashed: delete the file ${lock}.`;
  }
  return (
    end ||
    `“git ${command}” failed and didn’t say why. A hook of this repository may have stopped it: ask a developer.`
  );
}

/**
 * Runs git in a folder, without questions that no one can answer here.
 *
 * @param command what to do and its options, all of them written in code
 * @returns what it wrote, and what it says to people, such as a server's answer to a push
 * @throws Error that says why it failed, in git's own words or in ours
 */
export async function git(
  folder: string,
  command: readonly string[],
  {names = [], files, input, env = {}, timeoutMs = TIMEOUT_MS}: GitOptions = {},
): Promise<{output: string; messages: string}> {
  names.forEach(refuseOption);
  const program = command.find((part, index) => part !== '-c' && command[index - 1] !== '-c') ?? '';
  const ssh = remoteCommands.includes(program) ? {GIT_SSH_COMMAND: await sshCommand(folder)} : {};
  const args = [
    ...command,
    ...(names.length > 0 ? ['--end-of-options', ...names] : []),
    ...(files ? ['--', ...files] : []),
  ];
  try {
    const started = run('git', args, {
      cwd: folder,
      timeout: timeoutMs,
      maxBuffer: MAX_OUTPUT_BYTES,
      env: {
        ...process.env,
        // Its messages are searched for what went wrong.
        LANGUAGE: 'en',
        GIT_TERMINAL_PROMPT: '0',
        GIT_LITERAL_PATHSPECS: '1',
        ...ssh,
        ...env,
      },
    });
    // Git may have ended before it reads all.
    started.child.stdin?.on('error', () => undefined).end(input);
    const {stdout, stderr} = await started;
    return {output: stdout.trimEnd(), messages: stderr.trim()};
  } catch (error) {
    throw new Error(explain(program, error as Failure, timeoutMs), {cause: error});
  }
}

/** What git wrote, or undefined if it failed. */
export const tryGit = (
  folder: string,
  command: readonly string[],
  options?: GitOptions,
): Promise<string | undefined> =>
  git(folder, command, options).then(
    ({output}) => output,
    () => undefined,
  );

/**
 * The hash of a commit.
 *
 * @param name a branch, a tag or a commit
 * @throws Error if there is no such commit
 */
export const commitAt = async (folder: string, name: string): Promise<string> =>
  (await git(folder, ['rev-parse', '--verify'], {names: [`${name}^{commit}`]})).output;

/**
 * A text with the changes that two others made to the same older one.
 *
 * @returns undefined when both changed the same lines, or git isn't installed
 */
export function mergeVersions(mine: string, base: string, theirs: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    const versions = Object.entries({mine, base, theirs});
    versions.forEach(([name, text]) => writeFileSync(join(folder, name), text));
    const names = versions.map(([name]) => name);
    const {status, stdout} = spawnSync('git', ['merge-file', '--stdout', '--quiet', ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: TIMEOUT_MS,
    });
    // Its status is the number of conflicts.
    return status === 0 ? stdout : undefined;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
