/** From this scroll position on, in pixels, the bar is white (specification, section 9). */
const scrolledFrom = 10;

/**
 * Says when the page is scrolled. Closes the navbar's menu when the focus moves to what it covers, and when the visitor leaves the
 * page, so that it is closed when the visitor comes back.
 *
 * @returns a function that removes the event handlers
 */
export function attachNavbar(bar: HTMLElement): () => void {
  const menu = bar.querySelector<HTMLElement>('[popover]');
  const listeners = new AbortController();
  const {signal} = listeners;

  const closeMenu = () => menu?.hidePopover();
  const closeMenuOutside = ({target}: FocusEvent) => {
    if (!bar.contains(target as Node)) {
      closeMenu();
    }
  };

  const followScroll = () => bar.toggleAttribute('data-scrolled', scrollY > scrolledFrom);

  followScroll();
  addEventListener('scroll', followScroll, {signal, passive: true});
  addEventListener('focusin', closeMenuOutside, {signal});
  addEventListener('pagehide', closeMenu, {signal});
  return () => {
    listeners.abort();
    closeMenu();
  };
}
