import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import Button from '../../../../src/components/Button';
import styles from './styles.module.css';

/** How long the button says what it has done, in milliseconds. */
const shown = 3000;

/** Copies a text, and says so, also to somebody who does not see it. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [message, setMessage] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), shown);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied.');
    } catch {
      setMessage('Your browser does not allow it: select the text below.');
    }
  }

  return (
    <div className={styles.copy}>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
