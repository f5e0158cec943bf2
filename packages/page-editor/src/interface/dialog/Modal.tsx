import {useId, useLayoutEffect, useRef, useState} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import {placeNextTo} from './placeNextTo';
import surface from '../surface.module.css';
import styles from './styles.module.css';

type ModalProps = {
  title: string;
  /** What the dialog is next to. Without it, the dialog is in the middle. */
  anchor?: Element;
  /** Called when the person presses Escape. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that keeps the focus inside, and gives it back. */
export function Modal({title, anchor, onClose, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [position, setPosition] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    if (element && anchor) {
      const box = anchor.getBoundingClientRect();
      setPosition(placeNextTo(box, element.offsetWidth, {width, height}));
    }
    return () => element?.close();
  }, [anchor]);

  return (
    <dialog
      ref={dialog}
      className={`${surface.surface} ${styles.modal}`}
      data-next-to={anchor !== undefined}
      style={position}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
