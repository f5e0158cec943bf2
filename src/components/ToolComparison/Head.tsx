import type {ReactNode} from 'react';
import {namedBy} from '../NameWords';
import {columnsIn} from './columns';
import type {Column, ComparisonWords} from './columns';
import styles from './styles.module.css';
import type {Sorting} from './useSorting';

type HeadProps = {
  sorting: Sorting;
  onSort: (column: Column) => void;
  words: ComparisonWords;
};

/** The names of the columns, with a button to sort by each. */
export default function Head({sorting, onSort, words}: HeadProps): ReactNode {
  return (
    <thead>
      <tr>
        {columnsIn(words).map((column) => (
          <th
            key={column}
            scope="col"
            aria-labelledby={`column-${column}`}
            aria-sort={sorting.column === column ? sorting.order : undefined}>
            <span id={`column-${column}`}>{words.columns[column]}</span>
            <button
              type="button"
              className={styles.sort}
              onClick={() => onSort(column)}
              aria-labelledby={namedBy('sort', `column-${column}`)}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}
