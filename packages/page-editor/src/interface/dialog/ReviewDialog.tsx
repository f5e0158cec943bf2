import {useState} from 'react';
import type {ReactNode} from 'react';
import type {EditorAnswers} from '../../protocol';
import {messageOf, useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {ChangeList} from './ChangesDialog';
import {Problems} from './EditDialog';
import {Modal} from './Modal';

/** Sends the changes to the team, and says how to create the pull request. */
export function ReviewDialog({session}: {session: EditSession}): ReactNode {
  const [result, setResult] = useState<EditorAnswers['sendForReview']>();
  const [isSending, setSending] = useState(false);
  const answer = useAnswer(
    () => session.ask({action: 'prepareReview'}),
    (failure) => session.say(failure),
  );
  const plan = result ? undefined : answer;

  const send = async (fingerprint: string) => {
    setSending(true);
    session.say('');
    try {
      setResult(await session.ask({action: 'sendForReview', fingerprint}));
    } catch (error) {
      session.say(messageOf(error));
    }
    setSending(false);
    void session.loadHistory();
  };

  return (
    <Modal
      title="Send for review"
      session={session}
      closeLabel={plan ? 'Cancel' : 'Close'}
      actions={
        plan && (
          <button
            type="button"
            className={styles.primary}
            disabled={isSending}
            onClick={() => void send(plan.fingerprint)}>
            {isSending ? 'Sending…' : 'Send'}
          </button>
        )
      }>
      {plan && (
        <>
          <p>{plan.message}</p>
          {plan.problems.length > 0 && <h3>Problems that are still open</h3>}
          <Problems diagnostics={plan.problems} />
          <h3>What is sent</h3>
          <ChangeList changes={plan.changes} />
          <p className={styles.hint}>In these files: {plan.files.join(', ')}</p>
        </>
      )}
      <p role="status">
        {result?.message}{' '}
        {result?.url !== undefined && (
          <a href={result.url} target="_blank" rel="noreferrer">
            Create the pull request
          </a>
        )}
      </p>
    </Modal>
  );
}
