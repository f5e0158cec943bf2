import type {ReactNode} from 'react';
import {showsField} from '../../content/showsField';
import {namedBy} from '../NameWords';
import {columnsIn, valueOf} from './columns';
import type {ComparedTool, ComparisonWords, Field} from './columns';
import styles from './styles.module.css';

type CellProps = {
  field: Field;
  tool: ComparedTool;
  words: ComparisonWords;
  /** The heading of the column, where it isn't above the cell. */
  label: string | undefined;
};

function Cell({field, tool, words, label}: CellProps): ReactNode {
  const value = valueOf(tool, field, words);
  const note = tool.notes?.[field as keyof typeof tool.notes];
  const source = tool.sources[field as keyof typeof tool.sources];
  const linked = (text: ReactNode) => (source ? <a href={source}>{text}</a> : text);
  const isMark = typeof value === 'boolean';
  // A price such as $30–$100 stays on one line.
  const text = field === 'costPerMonth' ? <span className="range">{value}</span> : value;
  const shown = isMark ? (
    <span className={value ? styles.yes : styles.no}>
      <span className="visually-hidden">{value ? words.yes : words.no}</span>
    </span>
  ) : (
    text
  );
  return (
    <td data-label={label} {...showsField(field, tool.name)}>
      {isMark && note ? shown : linked(shown)}
      {note && <small> {isMark ? linked(note) : note}</small>}
    </td>
  );
}

type RowProps = {
  tool: ComparedTool;
  words: ComparisonWords;
  isChosen: boolean;
  /** Whether no other tool can be chosen. */
  isFull: boolean;
  /** Whether the chosen tools are cards side by side, without the others. */
  isCard: boolean;
  onChoose: () => void;
};

/** A tool in the comparison. */
export default function Row({
  tool,
  words,
  isChosen,
  isFull,
  isCard,
  onChoose,
}: RowProps): ReactNode {
  const {name, id, hasCard} = tool;
  const nameId = `name-${id}`;
  return (
    <tr id={`compare-${id}`} hidden={isCard && !isChosen}>
      <th scope="row" aria-labelledby={nameId}>
        <input
          type="checkbox"
          value={id}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={onChoose}
          aria-labelledby={namedBy('compare', nameId)}
        />
        {hasCard ? (
          <a id={nameId} href={`#tool-${id}`}>
            {name}
          </a>
        ) : (
          <span id={nameId}>{name}</span>
        )}
      </th>
      {columnsIn(words)
        .filter((column) => column !== 'name')
        .map((field) => (
          <Cell
            key={field}
            field={field}
            tool={tool}
            words={words}
            label={isCard ? words.columns[field] : undefined}
          />
        ))}
    </tr>
  );
}
