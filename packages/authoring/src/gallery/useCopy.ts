import {useCallback, useEffect, useState} from 'react';

const messageMs = 3000;

/** A message about what was copied, which disappears, and a function that copies a text. */
export function useCopy(): [message: string, copy: (text: string, confirmation?: string) => void] {
  const [message, setMessage] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);

  const copy = useCallback((text: string, confirmation = 'Copied.') => {
    navigator.clipboard.writeText(text).then(
      () => setMessage(confirmation),
      () => setMessage("Your browser doesn't allow copying. Select the text instead."),
    );
  }, []);

  return [message, copy];
}
