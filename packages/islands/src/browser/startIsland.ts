/**
 * Starts an island: the default export of a `Name.island.ts`.
 *
 * @param root the first element in the island
 */
export type StartIsland = (root: HTMLElement) => unknown;

export type IslandModule = {default: StartIsland};

/** The element that an island's function receives. */
export const rootOf = (island: Element): HTMLElement => island.firstElementChild as HTMLElement;

/** What starts: a component in its island, or the function of an island with its first element. */
export const startedElement = (island: Element): HTMLElement =>
  island.hasAttribute('props') ? (island as HTMLElement) : rootOf(island);

/** Loads an island's script, in parallel with the scripts that it imports, and starts the island. */
export async function startIsland(island: Element): Promise<void> {
  const addresses = (island.getAttribute('src') as string).split(' ');
  const [script] = addresses.map((address) => import(address)) as [Promise<IslandModule>];
  (await script).default(startedElement(island));
}
