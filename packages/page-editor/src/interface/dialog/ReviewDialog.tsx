import {useEffect, useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {EditorAnswers, ReviewPlan} from '../../protocol';
import {messageOf} from '../session';
import type {EditSession} from '../session';
import surface from '../surface.module.css';
import {ChangeTexts} from './ChangesDialog';
import {Modal} from './Modal';
import styles from './styles.module.css';

type Plan = Extract<ReviewPlan, {isPossible: true}>;

/** Sends the changes to the team, and says how to create the pull request. */
export function ReviewDialog({session}: {session: EditSession}): ReactNode {
  const id = useId();
  const [plan, setPlan] = useState<Plan>();
  const [failure, setFailure] = useState('');
  const [result, setResult] = useState<EditorAnswers['sendForReview']>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    session.ask({action: 'prepareReview'}).then(
      (answer) => (answer.isPossible ? setPlan(answer) : setFailure(answer.reason)),
      (error: unknown) => setFailure(messageOf(error)),
    );
  }, [session]);

  const send = async ({fingerprint, message}: Plan) => {
    setSending(true);
    setFailure('');
    try {
      setResult(await session.ask({action: 'sendForReview', fingerprint, message}));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(false);
      void session.loadHistory();
    }
  };

  const isReady = plan !== undefined && !result;
  return (
    <Modal
      title="Send for review"
      onClose={session.close}
      actions={
        <>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          {isReady && (
            <button
              type="button"
              className={surface.primary}
              disabled={isSending}
              onClick={() => void send(plan)}>
              {isSending ? 'Sending…' : 'Send'}
            </button>
          )}
          <button type="button" onClick={session.close}>
            {isReady ? 'Cancel' : 'Close'}
          </button>
        </>
      }>
      {isReady && (
        <>
          <label htmlFor={`${id}-message`}>What you changed, in a sentence</label>
          <textarea
            id={`${id}-message`}
            rows={2}
            required
            value={plan.message}
            onChange={({target}) => setPlan({...plan, message: target.value})}
          />
          {plan.problems.length > 0 && (
            <section>
              <h3>Problems that are still open</h3>
              <ul className={styles.problems}>
                {plan.problems.map(({severity, message, file, line, column}) => (
                  <li key={`${file}:${line}:${column} ${message}`} data-severity={severity}>
                    {message.replaceAll('`', '')} <span className={styles.hint}>{file}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h3>What is sent</h3>
            <ol className={styles.changes}>
              {plan.changes.map(({id: change, label, texts}) => (
                <li key={change}>
                  <p>{label}</p>
                  <ChangeTexts texts={texts} />
                </li>
              ))}
            </ol>
            <p className={styles.hint}>In these files: {plan.files.join(', ')}</p>
          </section>
        </>
      )}
      <div role="status">
        {result && <p>{result.message}</p>}
        {result?.url !== undefined && (
          <p>
            <a href={result.url} target="_blank" rel="noreferrer">
              Create the pull request
            </a>
          </p>
        )}
      </div>
    </Modal>
  );
}
