import type {ComparisonWords} from './columns';
import type {Sorting} from './useSorting';

/** What changed last: the order of the rows, what is chosen, or the address. */
export type Announced = 'order' | 'choice' | 'address';

type ComparisonState = {
  sorting: Sorting;
  isSide: boolean;
  /** The names of the chosen tools. */
  names: readonly string[];
  /** What the address names in vain. */
  rest: readonly string[];
  words: ComparisonWords;
};

/** What is said below the table, also to screen readers. */
export function statusText(
  announced: Announced,
  {sorting, isSide, names, rest, words}: ComparisonState,
): string {
  if (announced === 'order') {
    const column = sorting.column ? words.columns[sorting.column] : '';
    return words.status[sorting.order ?? 'unsorted'].replace('{column}', () => column);
  }
  const withTools = (text: string, tools: readonly string[]) =>
    text.replace('{tools}', () => tools.join(', '));
  if (announced === 'address' && rest.length > 0) {
    return withTools(words.status.notCompared, rest);
  }
  return names.length > 0
    ? withTools(isSide ? words.status.sideBySide : words.status.chosen, names)
    : '';
}
