type Start = (island: Element) => unknown;

/**
 * Starts each island of the page, now or at the time that its attribute `when` names.
 *
 * @param start how to start an island
 * @param interaction how to wait for the visitor, if any island does
 */
export function startIslands(
  start: Start,
  interaction?: (island: Element, start: Start) => unknown,
): void {
  document.querySelectorAll('[when]').forEach((island) => {
    if (interaction && island.getAttribute('when') === 'interaction') {
      interaction(island, start);
    } else {
      start(island);
    }
  });
}
