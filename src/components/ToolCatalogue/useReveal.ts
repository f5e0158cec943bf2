import {useEffect, useRef} from 'react';

/**
 * Shows everything when the address leads to an element that the view hides, and then scrolls to it.
 *
 * @param isHidden whether the view hides the element with an id
 * @param showAll shows everything, with this fragment in the address
 */
export function useReveal(
  isHidden: (id: string) => boolean,
  showAll: (fragment: string) => void,
): void {
  const reveal = useRef<() => void>(undefined);
  useEffect(() => {
    reveal.current = () => {
      const id = location.hash.slice(1);
      if (id && isHidden(id)) {
        showAll(id);
        // It's shown by then.
        setTimeout(() => document.getElementById(id)?.scrollIntoView());
      }
    };
  });
  useEffect(() => {
    const follow = () => reveal.current?.();
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
