import {useState} from 'react';
import type {ReactNode} from 'react';
import {Modal} from '../dialog/Modal';
import type {EditSession} from '../session/EditSession';
import {useStore} from '../session/Store';
import styles from '../dialog/styles.module.css';
import surface from '../surface.module.css';

/** Each change with before and after, and the ways back. */
export function ChangesDialog({session}: {session: EditSession}): ReactNode {
  const {changes} = useStore(session.history);
  const news = useStore(session.news);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => session.show(undefined);

  const discardAll = async () => {
    await session.change({action: 'discardAll'});
    setConfirming(false);
  };

  return (
    <Modal title="What I changed" onClose={close}>
      {changes.length === 0 && <p>You haven’t changed anything yet.</p>}
      <ol className={styles.changes}>
        {changes.map(({id, label, files}) => (
          <li key={id}>
            <p id={`editor-change-${id}`}>{label}</p>
            {files.map(({file, before, after}) => (
              <dl key={file} className={styles.difference}>
                <dt>Before</dt>
                <dd>
                  <pre className={styles.version}>{before}</pre>
                </dd>
                <dt>After</dt>
                <dd>
                  <pre className={styles.version}>{after}</pre>
                </dd>
              </dl>
            ))}
            <button
              type="button"
              aria-describedby={`editor-change-${id}`}
              onClick={() => void session.change({action: 'revert', id})}>
              Revert
            </button>
          </li>
        ))}
      </ol>
      <p role="status">{news}</p>
      {isConfirming ? (
        <p className={surface.buttons} role="group" aria-label="Discard all changes?">
          <span>Discard all {changes.length} changes?</span>
          <button type="button" className={surface.primary} onClick={() => void discardAll()}>
            Yes, discard them
          </button>
          <button type="button" onClick={() => setConfirming(false)}>
            Keep them
          </button>
        </p>
      ) : (
        <p className={surface.buttons}>
          <button type="button" onClick={close}>
            Close
          </button>
          {changes.length > 0 && (
            <button type="button" onClick={() => setConfirming(true)}>
              Discard all
            </button>
          )}
        </p>
      )}
    </Modal>
  );
}
