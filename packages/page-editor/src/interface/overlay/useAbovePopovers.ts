import {useEffect} from 'react';
import type {RefObject} from 'react';

/** Puts an element above the popovers of the site, such as a menu, while one is open. */
export function useAbovePopovers(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const update = ({target}: Event) => {
      const element = ref.current;
      if (!element || element.parentElement?.contains(target as Node)) {
        return;
      }
      // Without the attribute, it's an ordinary element again. What opened last is above.
      element.popover = null;
      if (document.querySelector(':popover-open')) {
        element.popover = 'manual';
        element.showPopover();
      }
    };
    document.addEventListener('toggle', update, true);
    return () => document.removeEventListener('toggle', update, true);
  }, [ref]);
}
