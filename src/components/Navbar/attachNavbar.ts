/**
 * Keeps the navbar in sync with its menu. Leaving the page closes the menu, so that it is closed when
 * the visitor comes back.
 *
 * @returns a function that removes the event handlers
 */
export function attachNavbar(bar: HTMLElement): () => void {
  const menu = bar.querySelector<HTMLElement>('[popover]');
  const button = bar.querySelector('[popovertarget]');
  const listeners = new AbortController();
  const {signal} = listeners;

  const updateExpanded = () => {
    button?.setAttribute('aria-expanded', String(menu?.matches(':popover-open')));
  };
  const closeMenu = () => menu?.hidePopover();

  updateExpanded();
  addEventListener('pagehide', closeMenu, {signal});
  menu?.addEventListener('toggle', updateExpanded, {signal});
  return () => {
    listeners.abort();
    closeMenu();
  };
}
