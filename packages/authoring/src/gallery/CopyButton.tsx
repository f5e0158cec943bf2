import {useState} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A message about what was copied, and a function that copies a text. */
export function useCopy(): [message: string, copy: (text: string, confirmation: string) => void] {
  const [message, setMessage] = useState('');
  return [
    message,
    (text, confirmation) =>
      void navigator.clipboard.writeText(text).then(
        () => setMessage(confirmation),
        () => setMessage("Your browser doesn't allow copying. Select the text instead."),
      ),
  ];
}

/** Copies a text and confirms it, to screen readers too. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [message, copy] = useCopy();
  return (
    <p>
      <button type="button" className={styles.button} onClick={() => copy(text, 'Copied.')}>
        {label}
      </button>{' '}
      <span role="status">{message}</span>
    </p>
  );
}
