import {readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {counted, pageFile} from '@sitekit/content-check';
import type {Diagnostic} from '@sitekit/content-check';
import {EditError, samplesIn} from '../../source-map/targets';
import type {MadeChange} from '../ChangeHistory';
import {git, tryGit} from '@sitekit/review/git';
import type {ReviewPlan} from '../../protocol';
import {addedPicture} from '../pictures';
import type {Saver} from '../saveChanges';
import {changedFiles} from './changedFiles';
import type {ChangedFile, ReviewedPlaces} from './changedFiles';
import {currentBranch, hasUnsent} from './reviewBranch';

/** What sending reads of the site, and changes. */
export type Sender = Pick<Saver, 'history' | 'background'> & {
  site: Pick<Saver['site'], 'readIfPossible'>;
};

const whoAreYou =
  'Git doesn’t know who you are. Run these two commands once, with your own name and address: git config --global user.name "Your Name" and git config --global user.email "you@example.com"';

/** What git has to answer before anything can be sent, and what to do if it can't. */
const needs = [
  [
    ['rev-parse', 'HEAD'],
    'This folder isn’t a copy of the project’s repository, or git isn’t installed on this computer. Ask a developer to set it up.',
  ],
  [
    ['merge-tree', '--write-tree', 'HEAD', 'HEAD'],
    'The git on this computer is too old. Install version 2.38 or newer, from git-scm.com.',
  ],
  [['config', 'user.name'], whoAreYou],
  [['config', 'user.email'], whoAreYou],
] as const;

/** Changes with each file that would be sent. */
export const fingerprintOf = (siteDir: string, files: readonly string[]): string =>
  JSON.stringify(
    files.map((file) => [
      file,
      statSync(join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs ?? null,
    ]),
  );

/** The title of a page, the name of a record, or that of another file. */
function titleOf(site: Sender['site'], file: string): string {
  const isContent = pageFile.test(file) || file.endsWith('.yaml');
  return (isContent && site.readIfPossible(file)?.outline.label) || posix.basename(file);
}

/** "Changed Benefits, Comparison, and the new page Pricing" */
function summarize(
  changes: readonly MadeChange[],
  files: readonly ChangedFile[],
  titleOf: (file: string) => string,
): string {
  // A picture goes with a text.
  const texts = files.filter(({path}) => !addedPicture.test(path));
  const named = (texts.length > 0 ? texts : files).map(({path, isNew}) =>
    isNew && pageFile.test(path) ? `the new page ${titleOf(path)}` : titleOf(path),
  );
  const [change] = changes;
  return change && changes.length === 1 && change.files[0] === texts[0]?.path && texts.length === 1
    ? change.label.replace(/\.$/, '')
    : `Changed ${new Intl.ListFormat('en').format(named)}`;
}

/** What to ask before files are sent that aren't finished, or that the check has advice about. */
function questionAbout(
  siteDir: string,
  files: readonly string[],
  problems: readonly Diagnostic[],
): string | undefined {
  const samples = files
    .filter((file) => /\.(?:mdx?|ya?ml)$/.test(file))
    .map((file) => join(siteDir, file))
    .filter((path) => statSync(path, {throwIfNoEntry: false}))
    .flatMap((path) => samplesIn(readFileSync(path, 'utf8')));
  const advice = problems
    .filter(({severity, file}) => severity === 'warning' && files.includes(file))
    .map(({message}) => message.replace(/\.$/, ''));
  const open = [
    samples.length > 0 && counted(samples.length, 'placeholder'),
    advice.length > 0 && counted(advice.length, 'warning'),
  ].filter((part) => part !== false);
  const [first] = [...samples, ...advice];
  return first === undefined
    ? undefined
    : `Still open: ${open.join(' and ')}, such as ${first}. Do you want to send it like this?`;
}

/**
 * What would be sent, with the problems in it; no files if nothing has changed. Changes nothing.
 *
 * @throws Error that says what to do first, or that the check fails
 */
export async function prepareReview(
  places: ReviewedPlaces,
  {history, background, site}: Sender,
): Promise<ReviewPlan> {
  const {siteDir} = places;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, args))) {
      throw new EditError(advice);
    }
  }
  const changed = await changedFiles(places);
  const files = changed.map(({path}) => path);
  const branch = await currentBranch(siteDir);
  const changes = history
    .describe()
    .changes.filter((change) => change.files.some((file) => files.includes(file)));
  const problems = await background.check();
  const question = questionAbout(siteDir, files, problems);
  const isUnsent = branch !== undefined && (await hasUnsent(siteDir, branch));
  return {
    message:
      files.length > 0
        ? summarize(changes, changed, (file) => titleOf(site, file))
        : (await git(siteDir, ['log', '-1', '--format=%s'])).output,
    files,
    changes,
    isUnsent,
    ...(question !== undefined && {question}),
    ...(branch?.note.from && {from: branch.note.from}),
    problems,
    fingerprint: fingerprintOf(siteDir, files),
  };
}
