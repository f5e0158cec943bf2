/**
 * One pattern of several. Where more than one matches, the first counts.
 *
 * @param patterns without flags and numbered groups of their own
 */
export const either = (flags: string, ...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({source}) => source).join('|'), flags);
