import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/**
 * Scrolls to an element that the address leads to, but that was hidden when the browser looked for it.
 *
 * @param id of that element, if there is one
 * @returns the ref for it
 */
export function useRevealed<E extends Element>(id: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (id) {
      element.current?.scrollIntoView();
    }
  }, [id]);
  return element;
}
