import {useState} from 'react';
import type {ReactNode} from 'react';
import type {Conflict} from '../../protocol';
import styles from './styles.module.css';
import surface from '../surface.module.css';

type ConflictViewProps = {
  conflict: Conflict;
  /** Drops what was typed. */
  onUseTheirs: () => void;
  /** Opens the dialog again, on what is in the file now. Without it, there is nothing to edit. */
  onEditAgain?: () => void;
};

/** Shows both versions when a file changed in the meantime, and the ways on. */
export function ConflictView({conflict, onUseTheirs, onEditAgain}: ConflictViewProps): ReactNode {
  const [news, setNews] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(conflict.mine).then(
      () => setNews('Copied.'),
      () => setNews('The browser didn’t allow this. Select your version and copy it.'),
    );
  };
  return (
    <>
      <p role="alert">
        {conflict.file} changed in the meantime, in the same lines. Nothing was saved.
      </p>
      <h3>In the file now</h3>
      <pre className={styles.version}>{conflict.theirs}</pre>
      <h3>Yours</h3>
      <pre className={styles.version}>{conflict.mine}</pre>
      <p className={surface.buttons}>
        {onEditAgain && (
          <button type="button" className={surface.primary} onClick={onEditAgain}>
            Edit again
          </button>
        )}
        <button type="button" onClick={copy}>
          Copy mine
        </button>
        <button type="button" onClick={onUseTheirs}>
          Use theirs
        </button>
      </p>
      <p role="status">{news}</p>
    </>
  );
}
