import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/**
 * Attaches a behaviour to an element where React runs, as the loader of islands does without React.
 *
 * @param attach returns what detaches it
 * @param page the page that is shown: when it changes, the behaviour begins anew
 */
export function useAttached<Root extends HTMLElement>(
  attach: (root: Root) => (() => void) | undefined,
  page?: string,
): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => (ref.current ? attach(ref.current) : undefined), [attach, page]);
  return ref;
}
