import island from '@sitekit/static-pages/island';
import {useEffect, useRef, useSyncExternalStore} from 'react';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** From this scroll position on, in pixels, the bar is white. The customer named it. */
const scrolledFrom = 10;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, {passive: true});
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled. */
const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > scrolledFrom,
    () => false,
  );

/**
 * The bar around the brand, the links and their menu. It knows whether the page is scrolled. It closes
 * the menu when the focus moves to what it covers, and when the visitor leaves the page, so that it's
 * closed when the visitor comes back.
 */
function Bar({children}: PropsWithChildren): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  useEffect(() => {
    const closeMenu = () => bar.current?.querySelector<HTMLElement>('[popover]')?.hidePopover();
    const closeMenuAboveFocus = () => {
      if (document.activeElement?.closest('main, footer')) {
        closeMenu();
      }
    };
    // The focus may have moved on before this script came.
    closeMenuAboveFocus();
    addEventListener('focusin', closeMenuAboveFocus);
    addEventListener('pagehide', closeMenu);
    return () => {
      removeEventListener('focusin', closeMenuAboveFocus);
      removeEventListener('pagehide', closeMenu);
    };
  }, []);
  return (
    <header ref={bar} className={styles.bar} data-scrolled={isScrolled || undefined}>
      {children}
    </header>
  );
}

export default island('Navbar', Bar, {when: 'interaction'});
