import {useEffect, useState} from 'react';

/** How far a page is scrolled before its bar turns white, in CSS pixels (specification, section 9). */
const scrollThreshold = 10;

/** Whether the page is scrolled by more than the threshold; right from the start after a reload. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);

  return scrolled;
}
