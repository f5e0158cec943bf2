import {useRef, useState} from 'react';
import {columnsIn, valueOf} from './columns';
import type {Column, ComparedTool, ComparisonWords} from './columns';
import {sortKey} from './sortKey';

export type Sorting = {
  /** The column that was chosen last. */
  column: Column | undefined;
  /** Without it, the rows are in the order of the file. */
  order: 'ascending' | 'descending' | undefined;
  /** What the cells of the column said then, by the id of the row. */
  texts: ReadonlyMap<string, string>;
};

/** Browsers that translate a page can set a language that isn't one, such as `auto`. */
function collatorOf(language: string): Intl.Collator {
  const options = {numeric: true};
  try {
    return new Intl.Collator(language || undefined, options);
  } catch {
    return new Intl.Collator(undefined, options);
  }
}

function sortTools(
  tools: readonly ComparedTool[],
  {column = 'name', order, texts}: Sorting,
  words: ComparisonWords,
): readonly ComparedTool[] {
  if (!order) {
    return tools;
  }
  const {compare} = collatorOf(document.documentElement.lang);
  const keyOf = (tool: ComparedTool) => {
    const value = valueOf(tool, column, words);
    return sortKey(value) ?? (texts.get(`compare-${tool.id}`) || String(value));
  };
  const direction = order === 'descending' ? -1 : 1;
  return tools.toSorted((a, b) => direction * compare(keyOf(a), keyOf(b)));
}

/** What the cells of a column say, without notes. A browser may have translated it. */
const textsOnPage = (body: HTMLTableSectionElement | null, index: number) =>
  new Map(
    Array.from(body?.rows ?? [], ({id, cells}) => [
      id,
      cells[index]?.firstChild?.textContent ?? '',
    ]),
  );

/** The tools in the order that a visitor chose: by a column, then the other way, then as in the file. */
export function useSorting(tools: readonly ComparedTool[], words: ComparisonWords) {
  const [sorting, setSorting] = useState<Sorting>({
    column: undefined,
    order: undefined,
    texts: new Map(),
  });
  const body = useRef<HTMLTableSectionElement>(null);
  const sortBy = (column: Column) => {
    const before = sorting.column === column ? sorting.order : undefined;
    const next = {ascending: 'descending', descending: undefined} as const;
    setSorting({
      column,
      order: before ? next[before] : 'ascending',
      texts: textsOnPage(body.current, columnsIn(words).indexOf(column)),
    });
  };
  return {
    sorting,
    sorted: sortTools(tools, sorting, words),
    sortBy,
    /** For the rows of the table. */
    body,
  };
}
