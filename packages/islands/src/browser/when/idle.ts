import {startIsland} from '../startIsland.ts';

/** Starts an island when the browser is idle. Safari has no `requestIdleCallback`, so it waits 200 ms. */
export function idle(island: Element): void {
  const start = () => void startIsland(island);
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start);
  } else {
    setTimeout(start, 200);
  }
}
