import type {ReactNode} from 'react';
import type {MadeChange} from '../../protocol';
import {useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

/** What was changed, as text before and after. */
export const ChangeList = ({changes}: {changes: readonly MadeChange[]}): ReactNode => (
  <ol className={styles.changes}>
    {changes.map(({id, label, texts}) => (
      <li key={id}>
        <p>{label}</p>
        {texts.map(({label: field, before, after}, index) => (
          <div key={index}>
            <span className={styles.hint}>{field}</span>
            <del>{before}</del>
            <ins>{after}</ins>
          </div>
        ))}
      </li>
    ))}
  </ol>
);

/** Each change with before and after. */
export function ChangesDialog({session}: {session: EditSession}): ReactNode {
  const {changes} = useSession(session).history;
  return (
    <Modal title="What I changed" session={session}>
      {changes.length === 0 && <p>You haven’t changed anything yet.</p>}
      <ChangeList changes={changes} />
    </Modal>
  );
}
