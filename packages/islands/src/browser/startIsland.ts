/** The script of an island: what hydrates the component in its element. */
export type IslandModule = {default: (island: Element) => void};

/** Loads an island's script, in parallel with the scripts that it imports, and starts the island. */
export async function startIsland(island: Element): Promise<void> {
  const addresses = (island.getAttribute('src') as string).split(' ');
  const [script] = addresses.map((address) => import(address)) as [Promise<IslandModule>];
  (await script).default(island);
}
