import {useLayoutEffect, useId, useRef} from 'react';
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
  /** What the button says that submits the form; without it, there is no such button. */
  submit?: string | undefined;
  onSubmit?: (form: FormData) => void;
  /** Whether the browser leaves it to `onSubmit` to say what has to be filled in. */
  noValidate?: boolean;
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

/** A form in a dialog that keeps the focus inside, and gives it back. */
export function Modal(props: ModalProps): ReactNode {
  const {session, title, about, submit, onSubmit, noValidate, actions, children} = props;
  const {closeLabel = 'Close', onClose = session.close, onLeave, status} = props;
  const {news, busy} = useSession(session);
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
      <form
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === '') {
            onSubmit?.(new FormData(event.currentTarget));
          }
        }}>
        <header>
          <h2 id={titleId}>{title}</h2>
          {about !== undefined && <p className={styles.hint}>{about}</p>}
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.buttons}>
          <p role="alert">{news}</p>
          <p role="status" className={styles.hint}>
            {busy || status}
          </p>
          {submit !== undefined && (
            <button type="submit" className={styles.primary} aria-disabled={busy !== ''}>
              {submit}
            </button>
          )}
          {actions}
          <button type="button" onClick={() => onClose()}>
            {closeLabel}
          </button>
        </footer>
      </form>
    </dialog>
  );
}
