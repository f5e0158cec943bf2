import {startIsland} from '../startIsland.ts';

/** Starts an island when the browser has nothing else to do; Safari cannot tell, and starts soon. */
export function idle(island: Element): void {
  const start = () => void startIsland(island);
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start);
  } else {
    setTimeout(start, 200);
  }
}
