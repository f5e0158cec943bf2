/**
 * What a visitor assumes: the number of engineers, the hours of each in a year, dollars per hour,
 * the percentage of hours saved, dollars per engineer and month, and dollars once.
 */
export type Assumptions = Record<
  'engineers' | 'hours' | 'cost' | 'share' | 'tools' | 'setup',
  number
>;

/** What follows for the first year, as visitors read it. */
export type Results = Record<
  'spent' | 'value' | 'return' | 'breakEven' | 'threefold' | 'sixfold',
  string
>;

/** During the six-month rollout, use grows evenly from no one to everyone: three months of full use. */
const monthsOfUse = 3 + 6;

const inDollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** Computes the first year. The formula is on the page, above the calculator's results. */
export function firstYear({engineers, hours, cost, share, tools, setup}: Assumptions): Results {
  const spent = engineers * tools * monthsOfUse + setup;
  const labor = (engineers * hours * cost * monthsOfUse) / 12;
  const value = (labor * share) / 100;
  const shareFor = (multiple: number) => `${((100 * multiple * spent) / labor).toFixed(1)}%`;
  return {
    spent: inDollars(spent),
    value: inDollars(value),
    return: spent > 0 ? `${(value / spent).toFixed(1)}x` : '–',
    breakEven: shareFor(1),
    threefold: shareFor(3),
    sixfold: shareFor(6),
  };
}
