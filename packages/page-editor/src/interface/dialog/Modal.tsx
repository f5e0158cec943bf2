import {useId, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import surface from '../surface.module.css';
import styles from './styles.module.css';

type ModalProps = {
  title: string;
  /** What is below the title in small print. */
  about?: string;
  /** Where it is: in the middle, or at the side of the window that doesn't cover what was clicked. */
  side?: 'left' | 'right';
  /** The buttons, which are always visible. */
  actions: ReactNode;
  /** Called when the person presses Escape. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that keeps the focus inside, and gives it back. */
export function Modal({title, about, side, actions, onClose, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${surface.surface} ${styles.modal}`}
      data-side={side}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}>
      <header>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {about !== undefined && <p className={styles.hint}>{about}</p>}
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={surface.buttons}>{actions}</footer>
    </dialog>
  );
}
