import {EditError} from '../../source-map/targets';
import {git} from '@sitekit/review/git';
import type {EditorAnswers, Saved} from '../../protocol';
import type {Saver} from '../saveChanges';
import {changedFiles} from './changedFiles';
import type {ReviewedPlaces} from './changedFiles';
import {fingerprintOf, prepareReview} from './prepareReview';
import type {Sender} from './prepareReview';
import {
  currentBranch,
  hasUnsent,
  leaveBranch,
  openBranch,
  pushBranch,
  tryAgainAfter,
} from './reviewBranch';

/** The form of a host in which a person creates the pull request, and what the host calls that. */
type RequestForm = {url: string; creates: 'pull request' | 'merge request'};

/** The addresses of GitHub's, Bitbucket's and GitLab's forms; that of Gitea and Forgejo compares branches. */
const requestFormUrl =
  /^remote:\s+(https?:\/\/\S+\/(?:(?:pull|pull-requests|merge_requests)\/new\b|compare\/)\S*)/m;

/** Finds the form in what a host answers to a push. */
export function requestFormIn(answer: string): RequestForm | undefined {
  const url = requestFormUrl.exec(answer)?.[1];
  return url === undefined
    ? undefined
    : {url, creates: url.includes('/merge_requests/') ? 'merge request' : 'pull request'};
}

/**
 * Commits the changed files to a branch of the editor and pushes it, with what wasn't sent before.
 * Whatever else was changed or staged stays as it is.
 *
 * @param fingerprint that of the plan that the person confirmed
 * @param now the time in the branch's name
 * @throws EditError for people, which says what has happened by then
 */
export async function sendForReview(
  places: ReviewedPlaces,
  sender: Sender,
  fingerprint: string,
  now = new Date(),
): Promise<EditorAnswers['sendForReview']> {
  const {siteDir} = places;
  const plan = await prepareReview(places, sender);
  if (plan.files.length === 0 && !plan.isUnsent) {
    throw new EditError('There is nothing to send: no file has changed.');
  }
  const branch = await openBranch(siteDir, plan.files, now);
  if (fingerprintOf(siteDir, plan.files) !== fingerprint) {
    throw new EditError(
      'Something has changed since this list was shown, so nothing was sent. Close this, open it again and look at the new list.',
    );
  }
  if (plan.files.length > 0) {
    const files = plan.files.map((file) => `:(literal)${file}`);
    // A new file has to be known before it can be committed by name.
    await git(siteDir, ['add', '--intent-to-add', '--', ...files]);
    await git(siteDir, ['commit', '--quiet', '--message', plan.message, '--only', '--', ...files]);
    sender.history.clear();
  }
  const answer = await pushBranch(siteDir, branch, plan.message).catch((error: unknown) => {
    throw new EditError(
      `Your changes are safe in a commit on the branch “${branch.name}” of this computer, but couldn’t be sent. ${tryAgainAfter(error)}`,
    );
  });
  const form = requestFormIn(answer);
  const next = form
    ? `Next, create the ${form.creates}: a reviewer then looks at it.`
    : 'Tell your reviewers its name, unless they know it already.';
  const {from} = branch.note;
  return {
    message: `Sent to the branch “${branch.name}”. ${next} What you change from now on is a new list.`,
    ...(form && {link: {label: `Create the ${form.creates}`, url: form.url}}),
    ...(from !== '' && {from}),
  };
}

/**
 * Goes back to the branch that the person came from, which shows the pages as they were there.
 *
 * @returns what it did, for the author
 * @throws EditError while something isn't sent
 */
export async function goBack(
  places: ReviewedPlaces,
  {history}: Pick<Saver, 'history'>,
): Promise<Saved> {
  const {siteDir} = places;
  const branch = await currentBranch(siteDir);
  if (!branch) {
    throw new EditError('You are there already.');
  }
  if ((await changedFiles(places)).length > 0 || (await hasUnsent(siteDir, branch))) {
    throw new EditError('Send what you changed first, or undo it: it belongs to this review.');
  }
  await leaveBranch(siteDir, branch);
  history.clear();
  return {
    message: `You’re back on “${branch.note.from}”, which doesn’t have the changes that you sent.`,
  };
}
