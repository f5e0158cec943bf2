import type {Ratio} from '../statistics';

export type Goal = {
  what: string;
  target: string;
  measured: string;
  met: boolean;
};

export type Limit = {
  /** What is measured, for the reader. */
  what: string;
  /** The largest value that meets the goal. */
  limit: number;
  unit: string;
  digits?: number;
  /** Whether the value must be less than the limit. */
  below?: boolean;
};

/** A value of a page, a contestant or a build; `detail` is shown in parentheses. */
export type Value = {name: string; value: number; detail?: string};

/** The value nearest to missing a limit, or each value that misses it; no goal without values. */
export function goal(
  {what, limit, unit, digits = 1, below = false}: Limit,
  values: Value[],
): Goal[] {
  if (values.length === 0) {
    return [];
  }
  const show = ({name, value, detail}: Value) =>
    `${name} ${value.toFixed(digits)}${unit}${detail ? ` (${detail})` : ''}`.trim();
  const misses = values.filter(({value}) => !(below ? value < limit : value <= limit));
  const worst = values.reduce((most, next) => (next.value > most.value ? next : most));
  return [
    {
      what,
      target: `${below ? '<' : '≤'} ${limit.toFixed(limit < 10 && limit % 1 !== 0 ? 2 : 0)}${unit}`,
      measured: misses.length > 0 ? misses.map(show).join(', ') : show(worst),
      met: misses.length === 0,
    },
  ];
}

/** A ratio with its spread. */
export const ratioValue = (name: string, {ratio, low, high}: Ratio): Value => ({
  name,
  value: ratio,
  detail: `${low.toFixed(2)}–${high.toFixed(2)}`,
});
