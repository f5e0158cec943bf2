import type {ReactNode} from 'react';
import type {ComparisonRow, InterfaceWords} from '../../content/schema';
import Table from '../Table';
import styles from './styles.module.css';

type Words = InterfaceWords['toolComparison'];

export type ToolComparisonProps = {
  /** What the table compares, for screen readers: `Twelve AI coding tools compared`. */
  caption: string;
  rows: readonly ComparisonRow[];
  words: Words;
};

type Field = Exclude<keyof Words['columns'], 'name'>;

function Mark({value, words}: {value: boolean; words: Words}): ReactNode {
  return (
    <span className={value ? styles.yes : styles.no}>
      <span className="visually-hidden">{value ? words.yes : words.no}</span>
    </span>
  );
}

function Cell({field, row, words}: {field: Field; row: ComparisonRow; words: Words}): ReactNode {
  const value = field === 'hosting' ? words.hosting[row.hosting] : row[field];
  const note = row.notes?.[field as keyof typeof row.notes];
  return (
    <td data-field={field}>
      {typeof value === 'boolean' ? <Mark value={value} words={words} /> : value}
      {note && <small> {note}</small>}
    </td>
  );
}

/** The tools in a table, one per row, with the fields from section 3 of the specification. */
export default function ToolComparison({caption, rows, words}: ToolComparisonProps): ReactNode {
  const {name, ...columns} = words.columns;
  const fields = Object.keys(columns) as Field[];
  return (
    <Table label={caption} className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {columns[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {fields.map((field) => (
              <Cell key={field} field={field} row={row} words={words} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
