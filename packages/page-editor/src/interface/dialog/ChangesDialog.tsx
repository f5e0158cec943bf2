import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import type {ChangeEntry} from '../../protocol';
import {useStore} from '../session';
import type {EditSession} from '../session';
import {Modal} from './Modal';
import styles from './styles.module.css';

/** What a change did, as text. */
export function ChangeTexts({texts}: Pick<ChangeEntry, 'texts'>): ReactNode {
  return texts.map(({label, before, after}, index) => (
    <dl key={index} className={styles.difference}>
      <dt>{label}</dt>
      {before !== '' && (
        <dd>
          <del>{before}</del>
        </dd>
      )}
      {after !== '' && (
        <dd>
          <ins>{after}</ins>
        </dd>
      )}
    </dl>
  ));
}

/** Each change with before and after, and the way back. */
export function ChangesDialog({session}: {session: EditSession}): ReactNode {
  const {changes, canUndo} = useStore(session.history);
  const news = useStore(session.news);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => close.current?.focus(), []);

  return (
    <Modal
      title="What I changed"
      onClose={session.close}
      actions={
        <>
          <p role="status">{news}</p>
          <button ref={close} type="button" onClick={session.close}>
            Close
          </button>
          {canUndo && news !== '' && (
            <button type="button" onClick={() => void session.change({action: 'undo'})}>
              Undo
            </button>
          )}
        </>
      }>
      {changes.length === 0 && <p>You haven’t changed anything yet.</p>}
      <ol className={styles.changes}>
        {changes.map(({id, label, texts}) => (
          <li key={id}>
            <p id={`editor-change-${id}`}>{label}</p>
            <ChangeTexts texts={texts} />
            <button
              type="button"
              aria-describedby={`editor-change-${id}`}
              onClick={() => void session.change({action: 'revert', id})}>
              Revert
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
