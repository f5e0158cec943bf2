import type {ComparisonRow} from '../../content/schema';

/**
 * What a cell is sorted by, if not by its text: a price by its amounts in cents, with "Free" before
 * all others, and a boolean with yes before no.
 */
export function sortKey(value: ComparisonRow[keyof ComparisonRow]): string | undefined {
  if (typeof value === 'boolean') {
    return value ? '0' : '1';
  }
  if (typeof value !== 'string' || !/^(Free(?![\w ])|\$\d)/.test(value)) {
    return undefined;
  }
  return !/\d/.test(value)
    ? ''
    : value
        .replace('Free', '0')
        .match(/[\d.]+/g)
        ?.map((amount) => String(Math.round(Number(amount) * 100)))
        .join(' ');
}
