/**
 * What a `Name.island.tsx` exports by default: it brings the island to life.
 *
 * @param root the element around the island's HTML, or, for an island that has children and no
 *   props, the first of its children
 * @param props what the page holds for the island
 */
export type StartIsland<Props = null> = (root: HTMLElement, props: Props) => unknown;

type Script = {default: StartIsland<unknown>};

/** Fetches an island's script, and beside it what that imports, and starts it. */
export async function startIsland(island: Element): Promise<void> {
  const addresses = island.getAttribute('src')?.split(' ') ?? [];
  const [script] = addresses.map((address) => import(address)) as [Promise<Script>];
  const {default: start} = await script;
  const props = island.getAttribute('props');
  start((props ? island : island.firstElementChild) as HTMLElement, props && JSON.parse(props));
}
