/** More than any company has, of anything. Larger numbers would end in infinity. */
const MOST = 10_000_000;

/**
 * The smallest and the largest number that each assumption of the calculator accepts, in the order
 * of its fields. An hour that costs nothing would divide by zero.
 */
export const exampleLimits = {
  engineers: [1, MOST],
  hours: [1, MOST],
  cost: [1, MOST],
  share: [0, 100],
  reuse: [0, 100],
  tools: [0, MOST],
  training: [0, MOST],
  learning: [0, 12],
  loss: [0, 100],
} as const;
