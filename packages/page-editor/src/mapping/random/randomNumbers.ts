/** A linear congruential generator, so that a failure can be repeated. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export type Next = ReturnType<typeof randomNumbers>;

export const pick = <Item>(items: readonly Item[], next: Next): Item =>
  items[next(items.length)] as Item;
