/**
 * Starts an island when a visitor first does something on the page. Until then, such an island costs
 * nothing. Screen readers scroll and move the focus, so they count too.
 */
export function interaction(island: Element, start: (island: Element) => unknown): void {
  void new Promise((resolve) => {
    for (const type of ['pointerover', 'keydown', 'focusin', 'scroll']) {
      addEventListener(type, resolve, {once: true});
    }
  }).then(() => start(island));
}
