import {islandTag} from '../islandTag.ts';
import {afterFirstPaint} from './afterFirstPaint.ts';

/**
 * Starts each island of the page when it asks for it.
 *
 * @param starts the ways to start that the page needs, by what stands in an island's `when`
 */
export function startIslands(starts: Record<string, (island: Element) => unknown>): void {
  afterFirstPaint(() => {
    for (const island of document.querySelectorAll(islandTag)) {
      starts[island.getAttribute('when') ?? 'load']?.(island);
    }
  });
}
