import {islandTag} from '../islandTag.ts';

type Start = (island: Element) => unknown;

/**
 * Starts each island of the page at the time that its attribute `when` names.
 *
 * @param whens when to start an island, by the value of `when`
 * @param start how to start it
 */
export function startIslands(
  whens: Record<string, (island: Element, start: Start) => unknown>,
  start: Start,
): void {
  document.querySelectorAll(islandTag).forEach((island) => {
    whens[island.getAttribute('when') as string]?.(island, start);
  });
}
