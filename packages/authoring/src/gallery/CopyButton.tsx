import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

/** Copies a text and confirms it, to screen readers too. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [message, copy] = useCopy();
  return (
    <div className={styles.copy}>
      <button type="button" onClick={() => copy(text)}>
        {label}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
