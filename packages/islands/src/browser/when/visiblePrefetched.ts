import {loadScripts} from '../startWithRetry.ts';
import {visible} from './visible.ts';

/** Starts an island when it is in view or close to it, but loads its scripts when the browser is idle. */
export function visiblePrefetched(island: Element, start: (island: Element) => unknown): void {
  // Safari has no `requestIdleCallback`.
  ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
    void Promise.allSettled(loadScripts(island, '/js/'));
  });
  visible(island, start);
}
