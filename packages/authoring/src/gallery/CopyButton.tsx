import {useState} from 'react';
import type {ReactNode} from 'react';

/** Copies a text and confirms it, to screen readers too. */
export default function CopyButton({
  text,
  children,
}: {
  text: string;
  children: ReactNode;
}): ReactNode {
  const [message, setMessage] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setMessage('Copied.');
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {children}
      </button>{' '}
      <span role="status">{message}</span>
    </>
  );
}
