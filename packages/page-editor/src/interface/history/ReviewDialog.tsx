import {useEffect, useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {EditorAnswers, ReviewPlan} from '../../protocol';
import {Modal} from '../dialog/Modal';
import styles from '../dialog/styles.module.css';
import surface from '../surface.module.css';
import type {EditSession} from '../session/EditSession';

type Plan = Extract<ReviewPlan, {isPossible: true}>;

/** Sends the changes to the team: a branch, a message, and the link to the pull request. */
export function ReviewDialog({session}: {session: EditSession}): ReactNode {
  const id = useId();
  const [plan, setPlan] = useState<Plan>();
  const [failure, setFailure] = useState('');
  const [result, setResult] = useState<EditorAnswers['sendForReview']>();
  const [isSending, setSending] = useState(false);
  const close = () => session.show(undefined);

  useEffect(() => {
    session.ask({action: 'prepareReview'}).then(
      (answer) => (answer.isPossible ? setPlan(answer) : setFailure(answer.reason)),
      (error: unknown) => setFailure((error as Error).message),
    );
  }, [session]);

  const send = async ({branch, message}: Plan) => {
    setSending(true);
    setFailure('');
    try {
      const sent = await session.ask({action: 'sendForReview', branch, message});
      setResult(sent);
      if (sent.url !== undefined) {
        // The link below is for browsers that block this.
        window.open(sent.url, '_blank', 'noreferrer');
      }
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Modal title="Send for review" onClose={close}>
      {plan && !result && (
        <form
          className={styles.plan}
          onSubmit={(event) => {
            event.preventDefault();
            void send(plan);
          }}>
          <label htmlFor={`${id}-message`}>What you changed, in a sentence</label>
          <textarea
            id={`${id}-message`}
            rows={3}
            required
            value={plan.message}
            onChange={({target}) => setPlan({...plan, message: target.value})}
          />
          <label htmlFor={`${id}-branch`}>Branch</label>
          <input
            id={`${id}-branch`}
            type="text"
            required
            value={plan.branch}
            onChange={({target}) => setPlan({...plan, branch: target.value})}
          />
          <p>These files are sent:</p>
          <ul>
            {plan.files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
          <p className={surface.buttons}>
            <button type="submit" className={surface.primary} disabled={isSending}>
              {isSending ? 'Sending…' : 'Send'}
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </p>
        </form>
      )}
      <p role="alert">{failure}</p>
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
      {(!plan || result) && (
        <p className={surface.buttons}>
          <button type="button" onClick={close}>
            Close
          </button>
        </p>
      )}
    </Modal>
  );
}
