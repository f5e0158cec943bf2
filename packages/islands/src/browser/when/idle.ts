/** Starts an island when the browser is idle. Safari has no `requestIdleCallback`, so it waits 200 ms. */
export function idle(island: Element, start: (island: Element) => unknown): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(() => start(island));
  } else {
    setTimeout(() => start(island), 200);
  }
}
