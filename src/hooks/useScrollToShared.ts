import {useEffect} from 'react';
import type {RefObject} from 'react';

/**
 * Scrolls to what an address was shared for, when it's opened: whoever opens it wants to see that.
 *
 * @param isShared whether the parameters of the address say something about the element
 */
export function useScrollToShared(
  element: RefObject<Element | null>,
  isShared: (parameters: URLSearchParams) => boolean,
): void {
  useEffect(() => {
    if (isShared(new URLSearchParams(location.search)) && !location.hash && !scrollY) {
      element.current?.scrollIntoView();
    }
  }, [element, isShared]);
}
