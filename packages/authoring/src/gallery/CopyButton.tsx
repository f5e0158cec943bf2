import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const messageMs = 3000;

/** Copies a text and confirms it, to screen readers too. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [message, setMessage] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied.');
    } catch {
      setMessage("Your browser doesn't allow copying. Select the text below instead.");
    }
  }

  return (
    <div className={styles.copy}>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
