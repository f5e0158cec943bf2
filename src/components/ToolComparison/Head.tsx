import type {CSSProperties, ReactNode} from 'react';
import {columns, isYesNo, labelOf} from './columns';
import type {Column} from './columns';
import styles from './styles.module.css';
import {useWords} from './words';

/** The headings of the table: groups, and the columns in them. */
export default function Head(): ReactNode {
  const words = useWords();
  const groups = Array.from(new Set(columns.map(({group}) => group)));
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {words.columns.name}
        </th>
        {groups.map((group) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}>
            {words.groups[group]}
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({fields: [first, second]}) => (
          <th key={first} scope="col">
            <span className={styles.facts}>
              <span>{words.columns[first]}</span>{' '}
              {second &&
                (isYesNo(second) ? (
                  <span>{words.columns[second]}</span>
                ) : (
                  <small>{words.columns[second]}</small>
                ))}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The labels of tools that are side by side: each is above a row, or beside it. */
export function SideHead({differing}: {differing: readonly Column[]}): ReactNode {
  const words = useWords();
  return (
    <thead>
      <tr>
        <th scope="col" className="visually-hidden">
          {words.columns.name}
        </th>
        {differing.map((column, index) => (
          <th key={column.fields[0]} scope="col" style={{'--row': index + 1} as CSSProperties}>
            {labelOf(column, words)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
