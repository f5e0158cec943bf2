import {fill} from '../content/fill';
import type {exampleLimits} from '../content/schema/exampleLimits';

/**
 * What the calculator assumes: the number of engineers, the hours of each in a year, dollars per
 * hour, the percentage of hours saved, the percentage of those that is reused, tools in dollars per
 * engineer and month, training and setup in dollars per engineer, the months in which an engineer
 * learns instead of saving, and the percentage of hours lost in them.
 */
export type Assumptions = Record<keyof typeof exampleLimits, number>;

/**
 * What follows: dollars, except for the return (value divided by cost), the month in which the
 * value has caught up with the cost, and percentages of hours. What can't be computed isn't finite.
 */
export type Results = Record<
  | 'return'
  | 'paidBack'
  | 'gain'
  | 'spent'
  | 'value'
  | 'secondYear'
  | 'breakEven'
  | 'threefold'
  | 'sixfold',
  number
>;

/** Engineers start one after another during the six months of the rollout. */
export const ROLLOUT_MONTHS = 6;

/** How many months the curve of the gain shows. */
export const MONTHS = 24;

/** Later than this, nobody waits for a return. */
const MOST_MONTHS = 36;

/** For how many months, on average, an engineer has used the tools after this many months. */
export function monthsOfUse(months: number): number {
  const started = Math.min(Math.max(months, 0), ROLLOUT_MONTHS);
  return started ** 2 / (2 * ROLLOUT_MONTHS) + Math.max(months - ROLLOUT_MONTHS, 0);
}

/** In how many hours of the first year the engineers have the tools, and don't learn. */
export const hoursOfUse = ({engineers, hours, learning}: Assumptions): number =>
  (engineers * hours * monthsOfUse(12 - learning)) / 12;

/** What the first months cost, and the labor in which tools save time, in dollars. */
function totalsAfter(
  months: number,
  {engineers, hours, cost, tools, training, learning, loss}: Assumptions,
) {
  const laborPerMonth = (engineers * hours * cost) / 12;
  const using = monthsOfUse(months);
  const saving = monthsOfUse(months - learning);
  const started = Math.min(months / ROLLOUT_MONTHS, 1);
  return {
    spent:
      engineers * (training * started + tools * using) +
      (laborPerMonth * (using - saving) * loss) / 100,
    labor: laborPerMonth * saving,
  };
}

/** The part of the labor that is saved and reused. */
const reusedPart = ({share, reuse}: Assumptions): number => (share / 100) * (reuse / 100);

/** Computes the first year. The formula is on the page, below the calculator's results. */
export function firstYear(assumptions: Assumptions): Results {
  const {engineers, hours, cost, reuse, tools} = assumptions;
  const used = reusedPart(assumptions);
  const {spent, labor} = totalsAfter(12, assumptions);
  const value = labor * used;
  const shareFor = (multiple: number) => (100 * multiple * spent) / (labor * (reuse / 100));
  const months = Array.from({length: MOST_MONTHS}, (_, index) => index + 1);
  return {
    return: value / spent,
    paidBack:
      months.find((month) => {
        const total = totalsAfter(month, assumptions);
        return total.labor * used >= total.spent;
      }) ?? Infinity,
    gain: value - spent,
    spent,
    value,
    secondYear: engineers * (hours * cost * used - tools * 12),
    breakEven: shareFor(1),
    threefold: shareFor(3),
    sixfold: shareFor(6),
  };
}

/** The percentage of hours that has to be saved to break even by the end of the months of the curve. */
export function breakEvenOfCurve(assumptions: Assumptions): number {
  const {spent, labor} = totalsAfter(MONTHS, assumptions);
  return (100 * spent) / (labor * (assumptions.reuse / 100));
}

/** How many dollars, spent once, add one percentage point to the hours that have to be saved to break even. */
export const dollarsPerPoint = (assumptions: Assumptions): number =>
  (totalsAfter(12, assumptions).labor * assumptions.reuse) / 100 / 100;

/** What has been gained by the end of each month, from month 0 on. */
export function gainByMonth(assumptions: Assumptions): number[] {
  const used = reusedPart(assumptions);
  return Array.from({length: MONTHS + 1}, (_, month) => {
    const {spent, labor} = totalsAfter(month, assumptions);
    return labor * used - spent;
  });
}

export function inDollars(amount: number): string {
  const rounded = Math.round(amount);
  return `${rounded < 0 ? '−' : ''}$${Math.abs(rounded).toLocaleString('en-US')}`;
}

/** How visitors read a result: `$76,000`, `2x`, `5%`, or a dash for what can't be computed. */
export function asText(
  name: keyof Results,
  result: number,
  words: {month: string; never: string},
): string {
  if (name === 'paidBack') {
    return Number.isFinite(result) ? fill(words.month, {month: result}) : words.never;
  }
  if (!Number.isFinite(result)) {
    return '–';
  }
  switch (name) {
    case 'return':
      return `${Number(result.toFixed(1))}x`;
    case 'breakEven':
    case 'threefold':
    case 'sixfold':
      return `${Number(result.toFixed(1))}%`;
    default:
      return inDollars(result);
  }
}
