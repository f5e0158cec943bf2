import type {KeyboardEvent, ReactNode} from 'react';
import surface from '../surface.module.css';
import styles from './styles.module.css';

type SubFormProps = {
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
};

/** A small form for a part of a text. It's inside of a form, so it can't be one. */
export function SubForm({onSubmit, onCancel, children, actions}: SubFormProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    const isTextBox = (event.target as Element).matches('input[type=text]');
    const action = {Enter: isTextBox ? onSubmit : undefined, Escape: onCancel}[event.key];
    if (action) {
      event.preventDefault();
      event.stopPropagation();
      action();
    }
  };
  return (
    // Enter and Escape are about the small form, not about the whole dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.subForm} onKeyDown={onKeyDown}>
      {children}
      <p className={surface.buttons}>{actions}</p>
    </div>
  );
}
