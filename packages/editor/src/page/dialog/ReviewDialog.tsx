import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {EditorAnswers, ReviewPlan} from '../../protocol';
import {messageOf} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {ChangeList} from './ChangesDialog';
import {Problems} from './EditDialog';
import {Modal} from './Modal';

/** What is sent, with what is wrong in it. */
const Plan = ({plan}: {plan: ReviewPlan}): ReactNode => (
  <>
    <p>{plan.message}</p>
    {plan.isUnsent && (
      <p>
        {plan.files.length > 0
          ? 'What you sent last didn’t arrive. It’s sent again with this.'
          : 'This is saved in a commit on this computer, but wasn’t sent yet.'}
      </p>
    )}
    {plan.problems.length > 0 && <h3>Problems that are still open</h3>}
    <Problems diagnostics={plan.problems} />
    {plan.files.length > 0 && (
      <>
        <h3>What is sent</h3>
        <ChangeList changes={plan.changes} />
        <p className={styles.hint}>In these files: {plan.files.join(', ')}</p>
      </>
    )}
  </>
);

/** What the button says that sends a plan, when the last attempt to send it may have failed. */
function sendLabel(plan?: ReviewPlan, question?: string, failedFingerprint?: string): string {
  if (plan?.fingerprint === failedFingerprint) {
    return 'Try again';
  }
  if (question !== undefined) {
    return 'Send anyway';
  }
  return plan?.isUnsent ? 'Try again' : 'Send';
}

/** Sends the changes to the team, and says what to do next. */
export function ReviewDialog({session}: {session: EditSession}): ReactNode {
  const [plan, setPlan] = useState<ReviewPlan>();
  const [result, setResult] = useState<EditorAnswers['sendForReview']>();
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failedFingerprint, setFailedFingerprint] = useState<string>();

  const load = () =>
    session.ask({action: 'prepareReview'}).then(setPlan, (error: unknown) => {
      session.say(messageOf(error));
    });
  useEffect(() => {
    void load();
    // It asks once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const send = async ({fingerprint}: ReviewPlan) => {
    setSending(true);
    session.say('');
    try {
      setResult(await session.ask({action: 'sendForReview', fingerprint}));
      setPlan(undefined);
    } catch (error) {
      session.say(messageOf(error));
      setFailedFingerprint(fingerprint);
      await load();
    }
    setSending(false);
    void session.loadHistory();
  };

  const from = (plan ?? result)?.from;
  const hasSomething = plan !== undefined && (plan.files.length > 0 || plan.isUnsent);
  const question = isAsking ? plan?.question : undefined;

  const label = sendLabel(plan, question, failedFingerprint);

  return (
    <Modal
      title="Send for review"
      session={session}
      closeLabel={hasSomething ? 'Cancel' : 'Close'}
      actions={
        <>
          {hasSomething && (
            <button
              type="button"
              className={styles.primary}
              disabled={isSending}
              onClick={() =>
                plan.question !== undefined && !isAsking ? setAsking(true) : void send(plan)
              }>
              {isSending ? 'Sending…' : label}
            </button>
          )}
          {from !== undefined && !hasSomething && (
            <button type="button" onClick={() => void session.change({action: 'goBack'})}>
              Go back to “{from}”
            </button>
          )}
        </>
      }>
      {hasSomething && <Plan plan={plan} />}
      {plan && !hasSomething && <p>There is nothing to send: no file has changed.</p>}
      <p role="alert">{question}</p>
      <p role="status">
        {result?.message}{' '}
        {result?.link && (
          <a href={result.link.url} target="_blank" rel="noreferrer">
            {result.link.label}
          </a>
        )}
      </p>
    </Modal>
  );
}
