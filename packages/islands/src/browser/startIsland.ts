/**
 * Starts an island: the default export of a `Name.island.tsx`.
 *
 * @param root the island, or the first element in it if the island has children instead of props
 * @param props the island's props, from JSON in the page
 */
export type StartIsland<Props = null> = (root: HTMLElement, props: Props) => unknown;

export type IslandModule = {default: StartIsland<unknown>};

/** Loads an island's script, in parallel with the scripts that it imports, and starts the island. */
export async function startIsland(island: Element): Promise<void> {
  const addresses = (island.getAttribute('src') as string).split(' ');
  const [script] = addresses.map((address) => import(address)) as [Promise<IslandModule>];
  const props = island.getAttribute('props') as string;
  (await script).default(
    (props ? island : island.firstElementChild) as HTMLElement,
    JSON.parse(props),
  );
}
