import type {ReactNode} from 'react';
import type {ChangeEntry} from '../../protocol';
import {useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

type ChangeListProps = {
  changes: readonly ChangeEntry[];
  /** Shows the way back of each change. */
  onRevert?: (id: number) => void;
};

/** What was changed, as text before and after. */
export const ChangeList = ({changes, onRevert}: ChangeListProps): ReactNode => (
  <ol className={styles.changes}>
    {changes.map(({id, label, texts}) => (
      <li key={id}>
        <p id={`editor-change-${id}`}>{label}</p>
        {texts.map(({label: field, before, after}, index) => (
          <div key={index}>
            <span className={styles.hint}>{field}</span>
            <del>{before}</del>
            <ins>{after}</ins>
          </div>
        ))}
        {onRevert && (
          <button
            type="button"
            aria-describedby={`editor-change-${id}`}
            onClick={() => onRevert(id)}>
            Revert
          </button>
        )}
      </li>
    ))}
  </ol>
);

/** Each change with before and after, and the way back. */
export function ChangesDialog({session}: {session: EditSession}): ReactNode {
  const {changes} = useSession(session).history;
  return (
    <Modal title="What I changed" session={session}>
      {changes.length === 0 && <p>You haven’t changed anything yet.</p>}
      <ChangeList
        changes={changes}
        onRevert={(id) => void session.change({action: 'revert', id})}
      />
    </Modal>
  );
}
