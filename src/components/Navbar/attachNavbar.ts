/** How far a page is scrolled before its bar turns white, in CSS pixels (specification, section 9). */
const scrollThreshold = 10;

/**
 * Lets a bar follow the page's scrolling and its own menu, and closes the menu when the page is
 * left, so that a reader who comes back finds it closed.
 *
 * @returns what detaches it
 */
export function attachNavbar(bar: HTMLElement): () => void {
  const menu = bar.querySelector<HTMLElement>('[popover]');
  const button = bar.querySelector('[popovertarget]');
  const listening = new AbortController();
  const {signal} = listening;

  const followScroll = () => {
    bar.dataset.scrolled = String(window.scrollY > scrollThreshold);
  };
  const followMenu = () => {
    button?.setAttribute('aria-expanded', String(menu?.matches(':popover-open')));
  };
  const closeMenu = () => menu?.hidePopover();

  followScroll();
  followMenu();
  addEventListener('scroll', followScroll, {passive: true, signal});
  addEventListener('pagehide', closeMenu, {signal});
  menu?.addEventListener('toggle', followMenu, {signal});
  return () => {
    listening.abort();
    closeMenu();
  };
}
