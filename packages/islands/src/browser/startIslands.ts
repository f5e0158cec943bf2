type Start = (island: Element) => unknown;

/**
 * Starts each island of the page, now or at the time that its attribute `when` names.
 *
 * @param whens how to wait until then, by the value of `when`
 * @param start how to start an island
 */
export function startIslands(
  whens: Record<string, (island: Element, start: Start) => unknown>,
  start: Start,
): void {
  document.querySelectorAll('[when]').forEach((island) => {
    (whens[island.getAttribute('when') as string] ?? start)(island, start);
  });
}
