import type {ReactNode, Ref} from 'react';
import {showsField} from '../../content/showsField';
import {columnsIn, valueOf} from './columns';
import type {ComparedTool, Field} from './columns';
import styles from './styles.module.css';
import {useWords} from './words';

type CellProps = {
  field: Field;
  tool: ComparedTool;
  /** The heading of the column, where it isn't above the cell. */
  label: string | undefined;
};

function Cell({field, tool, label}: CellProps): ReactNode {
  const words = useWords();
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
  ref: Ref<HTMLTableRowElement> | undefined;
  tool: ComparedTool;
  isChosen: boolean;
  /** Whether no other tool can be chosen. */
  isFull: boolean;
  /** Whether the chosen tools are cards side by side, without the others. */
  isCard: boolean;
  onChoose: () => void;
};

/** A tool in the comparison. */
export default function Row({ref, tool, isChosen, isFull, isCard, onChoose}: RowProps): ReactNode {
  const {name, id, hasCard} = tool;
  const words = useWords();
  return (
    <tr ref={ref} id={`compare-${id}`} hidden={isCard && !isChosen}>
      <th scope="row" aria-label={name}>
        <input
          type="checkbox"
          value={id}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={onChoose}
          aria-label={words.compare.replace('{name}', name)}
        />
        {hasCard ? <a href={`#tool-${id}`}>{name}</a> : name}
      </th>
      {columnsIn(words)
        .filter((column) => column !== 'name')
        .map((field) => (
          <Cell
            key={field}
            field={field}
            tool={tool}
            label={isCard ? words.columns[field] : undefined}
          />
        ))}
    </tr>
  );
}
