import {useId} from 'react';
import type {ReactNode} from 'react';
import type {OpenReview, ReviewPlan} from '../../protocol';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {ChangedPages} from './ChangedPages';
import {Problems} from './Problems';
import {Modal} from './Modal';
import {useReview} from './useReview';

type FormProps = Pick<ReturnType<typeof useReview>, 'title' | 'message' | 'write'>;

/** What reviewers read first. */
function ReviewForm({title, message, write}: FormProps): ReactNode {
  const id = useId();
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          value={title}
          required
          onChange={({target}) => write({title: target.value})}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-message`}>Message to your reviewers (optional)</label>
        <textarea
          id={`${id}-message`}
          rows={4}
          value={message}
          onChange={({target}) => write({message: target.value})}
        />
      </div>
    </>
  );
}

type ReviewsProps = {reviews: readonly OpenReview[]; session: EditSession};

/** The reviews that a person sent and that aren't part of the site yet. */
const OpenReviews = ({reviews, session}: ReviewsProps): ReactNode => (
  <>
    <h3>Open reviews</h3>
    <ul className={styles.changes}>
      {reviews.map(({branch, title, isCurrent}) => (
        <li key={branch}>
          <p>{title}</p>
          <p className={styles.hint}>{isCurrent ? 'The pages show this review.' : branch}</p>
          {!isCurrent && (
            <div className={styles.buttons}>
              <button
                type="button"
                aria-label={`Resume “${title}”`}
                onClick={() => void session.change({action: 'resumeReview', branch})}>
                Resume
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  </>
);

/** What is sent, with what is wrong in it. */
const Plan = ({plan}: {plan: ReviewPlan}): ReactNode => (
  <>
    {plan.canSend && plan.problems.length > 0 && (
      <>
        <h3>Problems that are still open</h3>
        <Problems problems={plan.problems.map((diagnostic) => ({diagnostic, fixes: []}))} />
      </>
    )}
    {plan.canSend && plan.checkFailure !== undefined && (
      <p>There may be problems that aren’t listed. {plan.checkFailure}</p>
    )}
    {plan.changes.length > 0 && (
      <>
        <h3>{plan.canSend ? 'What is sent' : 'What you sent'}</h3>
        <ChangedPages pages={plan.changes} />
      </>
    )}
  </>
);

/** What the button says that sends a plan. */
function sendLabel({problems}: ReviewPlan, isSending: boolean, hasFailed: boolean): string {
  if (isSending) {
    return 'Sending…';
  }
  if (hasFailed) {
    return 'Try again';
  }
  return problems.length > 0 ? 'Send anyway' : 'Send';
}

/** Sends the changes to the team, and says what to do next. */
export function ReviewDialog({session}: {session: EditSession}): ReactNode {
  const {plan, result, isSending, isLoading, hasFailed, send, ...form} = useReview(session);
  const from = plan?.canSend === false ? plan.from : undefined;
  return (
    <Modal
      title="Send for review"
      session={session}
      closeLabel={plan?.canSend ? 'Cancel' : 'Close'}
      actions={
        <>
          {plan?.canSend && (
            <button
              type="button"
              className={styles.primary}
              disabled={isSending || form.title.trim() === ''}
              onClick={() => void send(plan)}>
              {sendLabel(plan, isSending, hasFailed)}
            </button>
          )}
          {from !== undefined && (
            <button type="button" onClick={() => void session.change({action: 'goBack'})}>
              Go back to “{from}”
            </button>
          )}
        </>
      }>
      <p role="status">
        {isLoading && 'Comparing…'}
        {result?.message}{' '}
        {result?.link && (
          <a href={result.link.url} target="_blank" rel="noreferrer">
            {result.link.label}
          </a>
        )}
      </p>
      {plan && !plan.canSend && !result && <p>There is nothing new to send.</p>}
      {plan?.canSend && <ReviewForm {...form} />}
      {plan && <Plan plan={plan} />}
      {plan && plan.reviews.length > 0 && <OpenReviews reviews={plan.reviews} session={session} />}
    </Modal>
  );
}
