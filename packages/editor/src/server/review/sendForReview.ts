import {git} from '@sitekit/review/git';
import type {EditorAnswers, RequestFor, Saved} from '../../protocol';
import {EditError} from '../../source-map/targets';
import {refuseUnwritable} from '../unwritable';
import {
  currentReview,
  hasUnsent,
  openReview,
  openReviews,
  pushReview,
  switchTo,
  tryAgainAfter,
} from './branches';
import {changedFiles, findUnsent} from './prepareReview';
import type {ReviewedPaths, Sender} from './prepareReview';

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

/** The message of a commit: what the person called it, and what they wrote about it. */
function commitMessage({title, message}: {title: string; message: string}): string {
  refuseUnwritable('Title', title);
  refuseUnwritable('Message', message);
  const subject = title.replace(/\s+/g, ' ').trim();
  if (subject === '') {
    throw new EditError('Write a title first, so that reviewers know what this is about.');
  }
  return `${subject}\n\n${message.trim()}`.trim();
}

/** @throws EditError when git or a hook refuses */
async function commit(siteDir: string, files: readonly string[], input: string): Promise<void> {
  if (files.length === 0) {
    return;
  }
  try {
    // A new file has to be known before it can be committed by name.
    await git(siteDir, ['add', '--intent-to-add'], {files});
    const command = ['commit', '--quiet', '--file=-', '--cleanup=whitespace', '--only'];
    await git(siteDir, command, {files, input});
  } catch (error) {
    throw new EditError(
      `Nothing was sent: your changes couldn’t be committed. They’re still here. ${(error as Error).message}`,
    );
  }
}

/**
 * Commits the changed files to a branch of the editor and pushes it, with what wasn't sent before.
 * Whatever else was changed or staged stays as it is.
 *
 * @param asked what the person wrote, and the fingerprint of the plan that they confirmed
 * @param now the time in the branch's name
 * @throws EditError for people, which says what has happened by then
 */
export async function sendForReview(
  reviewed: ReviewedPaths,
  asked: Omit<RequestFor<'sendForReview'>, 'action'>,
  now = new Date(),
): Promise<EditorAnswers['sendForReview']> {
  const {siteDir} = reviewed;
  const input = commitMessage(asked);
  const {files, canSend, fingerprint} = await findUnsent(reviewed);
  if (!canSend) {
    throw new EditError('There is nothing new to send.');
  }
  if (fingerprint !== asked.fingerprint) {
    throw new EditError(
      'Something has changed since this list was shown, so nothing was sent. Look at the new list.',
    );
  }
  const review = await openReview(siteDir, asked.title, now);
  await commit(siteDir, files, input);
  const answer = await pushReview(siteDir, review).catch((error: unknown) => {
    throw new EditError(
      `Your changes are safe in a commit on the branch “${review.branch}” of this computer, but couldn’t be sent. ${tryAgainAfter(error)}`,
    );
  });
  const form = requestFormIn(answer);
  const next = form
    ? `Next, create the ${form.creates}: a reviewer then looks at it.`
    : 'Tell your reviewers its name, unless they know it already.';
  return {
    message: `Sent to the branch “${review.branch}”. ${next}`,
    ...(form && {link: {label: `Create the ${form.creates}`, url: form.url}}),
    ...(review.from !== '' && {from: review.from}),
  };
}

/** Checks out a branch, which the history knows nothing of. */
async function leaveFor(
  reviewed: ReviewedPaths,
  {history}: Pick<Sender, 'history'>,
  branch: string,
): Promise<void> {
  const {siteDir} = reviewed;
  const isUnsent = (await currentReview(siteDir)) !== undefined && (await hasUnsent(siteDir));
  if (isUnsent || (await changedFiles(reviewed, 'HEAD')).length > 0) {
    throw new EditError('Send what you changed first, or undo it. Otherwise, it would get lost.');
  }
  await switchTo(siteDir, branch);
  history.clear();
}

/**
 * Goes back to the branch that the person came from, which shows the pages as they were there.
 *
 * @returns what it did, for the author
 * @throws EditError while something isn't sent
 */
export async function goBack(
  reviewed: ReviewedPaths,
  sender: Pick<Sender, 'history'>,
): Promise<Saved> {
  const review = await currentReview(reviewed.siteDir);
  if (!review) {
    throw new EditError('You are there already.');
  }
  await leaveFor(reviewed, sender, review.from);
  return {
    message: `You’re back on “${review.from}”, which doesn’t have the changes that you sent.`,
  };
}

/**
 * Goes to an open review, whose pages show what was sent.
 *
 * @returns what it did, for the author
 * @throws EditError while something isn't sent, or when there's no such review
 */
export async function resumeReview(
  reviewed: ReviewedPaths,
  sender: Pick<Sender, 'history'>,
  branch: string,
): Promise<Saved> {
  const review = (await openReviews(reviewed.siteDir)).find((open) => open.branch === branch);
  if (!review) {
    throw new EditError('This review isn’t open anymore.');
  }
  await leaveFor(reviewed, sender, branch);
  return {
    message: `The pages show your review “${review.title}” again. What you change is sent with it.`,
  };
}
