import {useState} from 'react';
import type {ReactNode} from 'react';

/** A message about what was copied, and a function that copies a text. */
export function useCopy(): [message: string, copy: (text: string, confirmation: string) => void] {
  const [message, setMessage] = useState('');
  const copy = async (text: string, confirmation: string) => {
    await navigator.clipboard.writeText(text);
    setMessage(confirmation);
  };
  return [message, (text, confirmation) => void copy(text, confirmation)];
}

/** Copies a text and confirms it, to screen readers too. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [message, copy] = useCopy();
  return (
    <p>
      <button type="button" onClick={() => copy(text, 'Copied.')}>
        {label}
      </button>{' '}
      <span role="status">{message}</span>
    </p>
  );
}
