/**
 * Starts an island: the default export of a `Name.island.tsx`.
 *
 * @param root the island, or the first element in it if the island has children instead of props
 * @param props the island's props, from JSON in the page
 */
export type StartIsland<Props = null> = (root: HTMLElement, props: Props) => unknown;

type Script = {default: StartIsland<unknown>};

/** Loads an island's script, in parallel with the scripts that it imports, and starts the island. */
export async function startIsland(island: Element): Promise<void> {
  const addresses = island.getAttribute('src')?.split(' ') ?? [];
  const [script] = addresses.map((address) => import(address)) as [Promise<Script>];
  const {default: start} = await script;
  const props = island.getAttribute('props');
  start((props ? island : island.firstElementChild) as HTMLElement, props && JSON.parse(props));
}
