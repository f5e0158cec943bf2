/**
 * Starts an island when a visitor first does something on the page. Until then, such an island costs
 * nothing. Screen readers scroll and move the focus, so they count too.
 */
export function interaction(island: Element, start: (island: Element) => unknown): void {
  const listeners = new AbortController();
  ['pointerover', 'keydown', 'focusin', 'scroll'].forEach((type) =>
    addEventListener(
      type,
      () => {
        listeners.abort();
        start(island);
      },
      {signal: listeners.signal},
    ),
  );
}
