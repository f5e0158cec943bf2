/** The script of an island: what hydrates the component in its element. */
type IslandModule = {default: (island: Element) => void};

/** An island that replays what a visitor did in it while its script was loading. */
export type ReplayingIsland = Element & {
  events?: Event[];
  start?: Promise<unknown>;
  started?: boolean;
};

/** How long to wait for a script, in milliseconds. One that arrives later still starts its island. */
const limitMs = 5000;

/** Repeats what a visitor did, on the same element. */
function repeat(event: Event): void {
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/** @param folder how to spell the folder `/js/` */
async function attempt(island: ReplayingIsland, folder: string): Promise<void> {
  const addresses = (island.getAttribute('src') as string).replaceAll('/js/', folder).split(' ');
  const [script] = addresses.map((address) => import(address)) as [Promise<IslandModule>];
  const {default: start} = await script;
  if (!island.started) {
    start(island);
    island.started = true;
    // From here on, events reach the island itself.
    island.removeAttribute('waiting');
    island.events?.forEach(repeat);
  }
}

const limited = (island: ReplayingIsland, folder: string) =>
  Promise.race([attempt(island, folder), new Promise((_, reject) => setTimeout(reject, limitMs))]);

/**
 * Starts an island. If that fails or takes too long, it tries once more; then it marks the island as
 * failed, until an event in it starts it again.
 */
export function startWithRetry(island: ReplayingIsland): void {
  // Browsers remember failed scripts by address. `%6A` is another way to spell "j", which also
  // changes the addresses of the scripts that a script imports.
  island.start ??= limited(island, '/js/')
    .catch(() => limited(island, '/%6As/'))
    .catch(() => {
      delete island.start;
      island.setAttribute('waiting', 'failed');
    });
}

/** Starts an island with the page, which shows that a policy doesn't block all scripts. */
export function startEarly(island: ReplayingIsland): void {
  island.setAttribute('waiting', '');
  startWithRetry(island);
}
