import type {ReactNode} from 'react';
import type {ComparisonRow, UiTexts} from '../../content/schema';
import {showsField} from '../../content/showsField';
import {idOf} from '../ToolCatalogue/idOf';
import {sortKey} from './sortKey';
import styles from './styles.module.css';

type Words = UiTexts['toolComparison'];

/** A column with a fact about the tools. */
export type Field = Exclude<keyof Words['columns'], 'name'>;

function Cell({field, row, words}: {field: Field; row: ComparisonRow; words: Words}): ReactNode {
  const value = field === 'hosting' ? words.hosting[row.hosting] : row[field];
  const note = row.notes?.[field as keyof typeof row.notes];
  const source = row.sources[field as keyof typeof row.sources];
  const linked = (text: ReactNode) => (source ? <a href={source}>{text}</a> : text);
  const isMark = typeof value === 'boolean';
  const shown = isMark ? (
    <span className={value ? styles.yes : styles.no}>
      <span className="visually-hidden">{value ? words.yes : words.no}</span>
    </span>
  ) : (
    value
  );
  return (
    <td data-key={sortKey(value)} {...showsField(field, row.name)}>
      {isMark && note ? shown : linked(shown)}
      {note && <small> {isMark ? linked(note) : note}</small>}
    </td>
  );
}

type RowProps = {
  row: ComparisonRow;
  /** The id of the tool's card, if it has one. */
  card: string | undefined;
  fields: readonly Field[];
  words: Words;
};

/** A tool in the comparison. */
export default function Row({row, card, fields, words}: RowProps): ReactNode {
  const {name} = row;
  const id = card ?? idOf(name);
  return (
    <tr id={`compare-${id}`}>
      <th scope="row" aria-label={name}>
        <input
          type="checkbox"
          data-part="box"
          value={id}
          aria-label={words.compare.replace('{name}', name)}
        />
        {card ? <a href={`#tool-${card}`}>{name}</a> : name}
      </th>
      {fields.map((field) => (
        <Cell key={field} field={field} row={row} words={words} />
      ))}
    </tr>
  );
}
