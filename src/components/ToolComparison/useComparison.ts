import {useState} from 'react';
import type {Column, ComparedTool, ComparisonWords} from './columns';
import {statusText} from './statusText';
import type {Announced} from './statusText';
import {useChoice} from './useChoice';
import {useSorting} from './useSorting';

/** The order of the tools, which of them a visitor has chosen, and what is said of both. */
export function useComparison(rows: readonly ComparedTool[], words: ComparisonWords) {
  const {sorting, sorted, sortBy, body} = useSorting(rows, words);
  const choice = useChoice(rows.map(({id}) => id));
  const {chosen, isSide, rest} = choice;
  const [announced, setAnnounced] = useState<Announced>('address');
  const names = rows.filter(({id}) => chosen.includes(id)).map(({name}) => name);
  return {
    ...choice,
    sorting,
    sorted,
    body,
    status: statusText(announced, {sorting, isSide, names, rest, words}),
    sortBy: (column: Column) => {
      sortBy(column);
      setAnnounced('order');
    },
    toggle: (id: string) => {
      choice.toggle(id);
      setAnnounced('choice');
    },
    toggleSide: () => {
      choice.toggleSide();
      setAnnounced('address');
    },
  };
}
