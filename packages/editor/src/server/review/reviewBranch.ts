import {posix} from 'node:path';
import {EditError} from '../../source-map/targets';
import * as z from 'zod';
import {git, tryGit} from '@sitekit/review/git';

/*
 * The branches that are sent for review. Opening or leaving one never brings anything into the
 * working tree: the development server shows these files, and a person edits them.
 */

const remote = 'origin';

/** What a person can do when the remote didn't answer, with git's own message below. */
export const tryAgainAfter = (error: unknown): string =>
  `Check your connection and press “Try again”. If that doesn’t help, show this to a developer:\n${(error as Error).message}`;

/** All branches of the editor are in it, so that it never writes to another one. */
const branchFolder = 'edit/';

const noteSchema = z.strictObject({
  /** The branch that the person came from; empty if it was none. */
  from: z.string(),
  /** The last commit of this branch that was sent, at first where the branch starts. */
  sent: z.string(),
  /** The commit on the remote that the next one follows; undefined if it's the one above. */
  onto: z.string().optional(),
  isPushed: z.boolean(),
});

/** What the editor knows of a branch; kept in git's configuration. */
type Note = z.infer<typeof noteSchema>;

export type ReviewBranch = {name: string; note: Note};

const noteKey = (branch: string): string => `branch.${branch}.editor`;

const writeNote = ({name, note}: ReviewBranch, siteDir: string): Promise<unknown> =>
  git(siteDir, ['config', noteKey(name), JSON.stringify(note)]);

const commitAt = async (siteDir: string, name: string): Promise<string> =>
  (await git(siteDir, ['rev-parse', name])).output;

/** The editor's branch that is checked out. */
export async function currentBranch(siteDir: string): Promise<ReviewBranch | undefined> {
  const name = (await tryGit(siteDir, ['branch', '--show-current'])) ?? '';
  const written = name === '' ? undefined : await tryGit(siteDir, ['config', noteKey(name)]);
  return written === undefined ? undefined : {name, note: noteSchema.parse(JSON.parse(written))};
}

/** Whether a branch has commits that weren't sent, such as after a push that failed. */
export const hasUnsent = async (siteDir: string, {note}: ReviewBranch): Promise<boolean> =>
  (await commitAt(siteDir, 'HEAD')) !== note.sent;

/**
 * Asks the remote, before anything is committed or sent.
 *
 * @returns what git wrote
 * @throws EditError when it can't be reached or refuses to answer
 */
async function askRemote(siteDir: string, args: readonly string[]): Promise<string> {
  try {
    return (await git(siteDir, args)).output;
  } catch (error) {
    throw new EditError(
      `Nothing was sent: the server with the project can’t be reached, or doesn’t let you in. Your changes are still here. ${tryAgainAfter(error)}`,
    );
  }
}

/** Gets the newest commit of a branch from the remote; undefined if it isn't there. */
async function fetchTip(siteDir: string, branch: string): Promise<string | undefined> {
  const found = await askRemote(siteDir, ['ls-remote', '--heads', remote, `refs/heads/${branch}`]);
  if (found === '') {
    return undefined;
  }
  await askRemote(siteDir, ['fetch', '--quiet', remote, `refs/heads/${branch}`]);
  return commitAt(siteDir, 'FETCH_HEAD');
}

/** The repository's default branch, such as `main`, as the remote says now. */
async function defaultBranch(siteDir: string): Promise<string> {
  const head = await askRemote(siteDir, ['ls-remote', '--symref', remote, 'HEAD']);
  const branch = /^ref: refs\/heads\/(\S+)\tHEAD/.exec(head)?.[1];
  if (branch === undefined) {
    throw new EditError('The repository has no default branch. Ask a developer to set one.');
  }
  return branch;
}

/**
 * Whether the base contains what a commit changes, however it got there: merging it would change
 * nothing.
 */
async function isMerged(siteDir: string, base: string, commit: string): Promise<boolean> {
  const [merged, tree] = await Promise.all([
    tryGit(siteDir, ['merge-tree', '--write-tree', base, commit]),
    commitAt(siteDir, `${base}^{tree}`),
  ]);
  return merged === tree;
}

/** `edit/2026-11-22-143059-benefits`: a name that no branch has. */
function newName(files: readonly string[], now: Date): string {
  const page = posix.parse(files[0] ?? '').name.replace(/[^\w-]+/g, '-');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${branchFolder}${time}-${page}`;
}

/**
 * Opens the branch to commit to: the one of an open review, or a new one. The working tree stays as
 * it is.
 *
 * @param files what will be sent, for the name of a new branch
 * @param now the time in its name
 * @throws EditError when the remote can't be reached, or the last review was closed without merging
 */
export async function openBranch(
  siteDir: string,
  files: readonly string[],
  now: Date,
): Promise<ReviewBranch> {
  const main = await defaultBranch(siteDir);
  const base = await fetchTip(siteDir, main);
  const current = await currentBranch(siteDir);
  let from = (await tryGit(siteDir, ['branch', '--show-current'])) ?? '';
  let sent = await commitAt(siteDir, 'HEAD');
  let onto: string | undefined;
  if (current && current.name !== main) {
    const {name, note} = current;
    const tip = await fetchTip(siteDir, name);
    const last = tip ?? note.onto;
    if (!note.isPushed) {
      return current;
    }
    if (last === undefined || base === undefined || !(await isMerged(siteDir, base, last))) {
      if (tip === undefined) {
        throw new EditError(
          `Your last review was closed, and “${main}” doesn’t contain what you changed there. Nothing was sent, and everything is still here, on the branch “${name}”. Ask a developer whether to send it again or to start from “${main}”.`,
        );
      }
      return {name, note: {...note, onto: tip}};
    }
    ({from, sent} = note);
    onto = base;
  }
  const name = newName(files, now);
  const opened = {name, note: {from, sent, isPushed: false, ...(onto !== undefined && {onto})}};
  await git(siteDir, ['switch', '--quiet', '--no-track', '--create', name]);
  await writeNote(opened, siteDir);
  return opened;
}

/**
 * The commit that brings what wasn't sent yet to what is on the remote. It's made without the
 * working tree, which doesn't have what others changed meanwhile.
 *
 * @throws EditError when others changed the same lines
 */
async function commitToPush(siteDir: string, {sent, onto}: Note, message: string): Promise<string> {
  const head = await commitAt(siteDir, 'HEAD');
  const isNext = (commit: string) =>
    tryGit(siteDir, ['merge-base', '--is-ancestor', commit, head]).then((is) => is !== undefined);
  if (onto === undefined || (await isNext(onto))) {
    return head;
  }
  const commit = async (tree: string, parent: string) =>
    (await git(siteDir, ['commit-tree', tree, '-p', parent, '-m', message])).output;
  // As children of the last commit that was sent, both are merged from there.
  const [theirs, mine] = await Promise.all([
    commit(`${onto}^{tree}`, sent),
    commit(`${head}^{tree}`, sent),
  ]);
  const tree = await tryGit(siteDir, ['merge-tree', '--write-tree', theirs, mine]);
  if (tree === undefined) {
    throw new EditError('Others changed the same lines. Ask a developer to merge them.');
  }
  return commit(tree, onto);
}

/**
 * Sends all commits of a branch that weren't sent yet.
 *
 * @param message of the commit, if one has to be made
 * @returns what the remote says
 * @throws Error with git's own message
 */
export async function pushBranch(
  siteDir: string,
  {name, note}: ReviewBranch,
  message: string,
): Promise<string> {
  const onto = await commitToPush(siteDir, note, message);
  const {messages} = await git(siteDir, ['push', remote, `${onto}:refs/heads/${name}`]);
  const sent = await commitAt(siteDir, 'HEAD');
  await writeNote({name, note: {...note, sent, onto, isPushed: true}}, siteDir);
  return messages;
}

/**
 * Goes back to the branch that a person came from, as it was then.
 *
 * @throws Error with git's own message
 */
export const leaveBranch = (siteDir: string, {note}: ReviewBranch): Promise<unknown> =>
  git(siteDir, ['switch', '--quiet', note.from]);
