/**
 * Starts the islands of the page with this value of the attribute `when`.
 *
 * @param start how to start an island; no one waits for it
 */
export function startIslands(
  when: 'load' | 'interaction',
  start: (island: Element) => unknown,
): void {
  document.querySelectorAll(`[when=${when}]`).forEach(start);
}

/**
 * Waits until a visitor first does something on the page. Until then, islands that start with it cost
 * nothing. Screen readers scroll and move the focus, so they count too. So does a page that opens
 * scrolled, because of an anchor or the Back button.
 */
export const firstInteraction = (): Promise<unknown> =>
  new Promise((resolve) => {
    ['pointerover', 'keydown', 'focusin', 'scroll'].forEach((type) =>
      scrollY ? resolve(0) : addEventListener(type, resolve, {once: true}),
    );
  });
