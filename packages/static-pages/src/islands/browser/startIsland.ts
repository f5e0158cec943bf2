/** The script of an island: what hydrates the component in its element. */
export type IslandModule = {default: (island: Element) => void};

/** Loads the script of an island and starts it. */
export async function startIsland(island: Element): Promise<void> {
  const script = (await import(island.getAttribute('src') as string)) as IslandModule;
  script.default(island);
}
