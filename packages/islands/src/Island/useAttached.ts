import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/**
 * Calls an island's function with an element where React runs in the browser, as in `docusaurus start`.
 *
 * @param attach adds event handlers to the element, and may return a function that removes them
 * @param page the current page; when it changes, `attach` is called again
 * @returns the `ref` of the element
 */
export function useAttached<Root extends HTMLElement>(
  attach: (root: Root) => (() => void) | undefined,
  page?: string,
): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => (ref.current ? attach(ref.current) : undefined), [attach, page]);
  return ref;
}
