import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {EditorAnswers, OpenReview, ReviewPlan} from '../../protocol';
import {useStored} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {ChangedPages} from './ChangedPages';
import {LabeledField} from './LabeledField';
import {Modal} from './Modal';
import {ProblemList} from './ProblemList';

type FormProps = {
  title: string;
  message: string;
  onChange: (changed: {title?: string; message?: string}) => void;
};

/** What reviewers read first. */
const ReviewForm = ({title, message, onChange}: FormProps): ReactNode => (
  <>
    <LabeledField label="Title">
      {(attributes) => (
        <input
          {...attributes}
          value={title}
          required
          onChange={({target}) => onChange({title: target.value})}
        />
      )}
    </LabeledField>
    <LabeledField label="Message to your reviewers (optional)">
      {(attributes) => (
        <textarea
          {...attributes}
          rows={4}
          value={message}
          onChange={({target}) => onChange({message: target.value})}
        />
      )}
    </LabeledField>
  </>
);

type ReviewsProps = {reviews: readonly OpenReview[]; session: EditSession; pathname: string};

/** The reviews that a person sent and that aren't part of the site yet. */
const OpenReviews = ({reviews, session, pathname}: ReviewsProps): ReactNode => (
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
                onClick={() =>
                  void session.change({action: 'resumeReview', branch, pathname}, 'Resuming…')
                }>
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
        <ProblemList problems={plan.problems.map((diagnostic) => ({diagnostic, fixes: []}))} />
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

/** Sends the changes to the team, and says what to do next. */
export function ReviewDialog({session}: {session: EditSession}): ReactNode {
  const [plan, setPlan] = useState<ReviewPlan>();
  /** What the person wrote in place of what the plan proposes. */
  const [written, setWritten] = useStored<Parameters<FormProps['onChange']>[0]>(
    'editor-review-draft',
    {},
  );
  const [result, setResult] = useState<EditorAnswers['sendForReview']>();
  const {title = plan?.title ?? '', message = plan?.message ?? ''} = written;
  const {pathname} = window.location;
  const from = plan?.canSend === false ? plan.from : undefined;

  const compare = async () => setPlan(await session.ask({action: 'prepareReview'}));
  useEffect(() => {
    void session.run('Comparing…', compare);
    // Once; later, sending does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const send = async ({fingerprint}: ReviewPlan) => {
    try {
      setResult(await session.ask({action: 'sendForReview', title, message, fingerprint}));
      setWritten({});
    } finally {
      await compare();
    }
  };

  return (
    <Modal
      title="Send for review"
      session={session}
      submit={plan?.canSend ? (plan.problems.length > 0 ? 'Send anyway' : 'Send') : undefined}
      onSubmit={() => plan?.canSend && void session.run('Sending…', () => send(plan))}
      closeLabel={plan?.canSend ? 'Cancel' : 'Close'}
      actions={
        from !== undefined && (
          <button
            type="button"
            onClick={() => void session.change({action: 'goBack', pathname}, 'Going back…')}>
            Go back to “{from}”
          </button>
        )
      }>
      <p role="status">
        {result?.message}{' '}
        {result?.link && (
          <a href={result.link.url} target="_blank" rel="noreferrer">
            {result.link.label}
          </a>
        )}
      </p>
      {plan && !plan.canSend && !result && <p>There is nothing new to send.</p>}
      {plan?.canSend && (
        <ReviewForm
          title={title}
          message={message}
          onChange={(changed) => setWritten({...written, ...changed})}
        />
      )}
      {plan && <Plan plan={plan} />}
      {plan && plan.reviews.length > 0 && (
        <OpenReviews reviews={plan.reviews} session={session} pathname={pathname} />
      )}
    </Modal>
  );
}
