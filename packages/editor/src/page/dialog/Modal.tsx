import {useId, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useFocus} from '../controls';
import {useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';

type ModalProps = {
  session: EditSession;
  title: string;
  /** What is below the title in small print. */
  about?: string;
  /** What is going on, such as a check. */
  status?: string;
  /** The buttons before the one that closes it; they are always visible. */
  actions?: ReactNode;
  /** "Close" unless told. */
  closeLabel?: string;
  /** What that button does; Escape only closes. */
  onClose?: () => void;
  /** Called before Escape closes it. */
  onLeave?: () => void;
  children: ReactNode;
};

/** A dialog that keeps the focus inside, and gives it back. */
export function Modal(props: ModalProps): ReactNode {
  const {session, title, about, actions, closeLabel = 'Close', children} = props;
  const {onClose = session.close, onLeave, status} = props;
  const {news} = useSession(session);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useFocus(dialog);

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave?.();
        session.close();
      }}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {about !== undefined && <p className={styles.hint}>{about}</p>}
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.buttons}>
        <p role="alert">{news}</p>
        <p role="status" className={styles.hint}>
          {status}
        </p>
        {actions}
        <button type="button" onClick={onClose}>
          {closeLabel}
        </button>
      </footer>
    </dialog>
  );
}
