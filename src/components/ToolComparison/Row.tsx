import {useState} from 'react';
import type {CSSProperties, ReactNode, Ref} from 'react';
import {fill} from '../../content/fill';
import ToolImage from '../ToolImage';
import {labelOf} from './columns';
import type {Column, ComparedTool} from './columns';
import Facts from './Facts';
import styles from './styles.module.css';
import {useWords} from './words';

type RowProps = {
  ref: Ref<HTMLTableRowElement> | undefined;
  tool: ComparedTool;
  columns: readonly Column[];
  isChosen: boolean;
  /** Whether no other tool can be chosen. */
  isFull: boolean;
  /** Where it is among the tools side by side, from 1 on. 0 hides it; without a number, it’s in the table. */
  place: number | undefined;
  onChoose: () => void;
};

/** A tool in the comparison. On a phone, it opens. */
export default function Row({
  ref,
  tool,
  columns,
  isChosen,
  isFull,
  place,
  onChoose,
}: RowProps): ReactNode {
  const {name, id, hasCard} = tool;
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tr
      ref={ref}
      id={`compare-${id}`}
      className={styles.tool}
      hidden={place === 0}
      style={place ? ({'--column': place} as CSSProperties) : undefined}
      data-chosen={isChosen || undefined}
      data-open={isOpen || undefined}>
      <th scope="row" aria-label={name}>
        <div className={styles.name}>
          {/* Easier to press than the box alone. */}
          <label className={styles.choose}>
            <input
              type="checkbox"
              value={id}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={onChoose}
              aria-label={fill(words.compare, {name})}
            />
          </label>
          <ToolImage image={tool.image} monogram={tool.monogram} />
          {hasCard ? <a href={`#tool-${id}`}>{name}</a> : <span>{name}</span>}
          {Boolean(place) && (
            <button
              type="button"
              className={styles.remove}
              aria-label={fill(words.remove, {name})}
              onClick={onChoose}
            />
          )}
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={fill(words.details, {name})}
          onClick={() => setIsOpen(!isOpen)}
        />
      </th>
      {columns.map((column, index) => (
        <td
          key={column.fields[0]}
          className={styles[column.fields[0]]}
          style={place ? ({'--row': index + 1} as CSSProperties) : undefined}>
          <span className={styles.label}>{labelOf(column, words)}</span>
          <Facts tool={tool} column={column} />
        </td>
      ))}
    </tr>
  );
}
