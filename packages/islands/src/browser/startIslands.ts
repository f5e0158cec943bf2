import {islandTag} from '../islandTag.ts';
import {afterFirstPaint} from './afterFirstPaint.ts';

/**
 * Starts each island of the page at the time that its attribute `when` names.
 *
 * @param starts how to start an island, by the value of `when`
 */
export function startIslands(starts: Record<string, (island: Element) => unknown>): void {
  afterFirstPaint(() => {
    for (const island of document.querySelectorAll(islandTag)) {
      starts[island.getAttribute('when') ?? 'load']?.(island);
    }
  });
}
