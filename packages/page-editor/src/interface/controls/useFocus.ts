import {useEffect, useRef} from 'react';

/** A ref for what gets the focus when it appears. */
export function useFocus<Element extends HTMLElement>(hasFocus: boolean) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);
  return ref;
}
