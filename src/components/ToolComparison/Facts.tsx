import type {ReactNode} from 'react';
import {showsField} from '../../tools/showsField';
import {isYesNo, noteOf, valueOf} from './columns';
import type {Column, ComparedTool, Field} from './columns';
import styles from './styles.module.css';
import {useWords} from './words';

type FactProps = {
  tool: ComparedTool;
  field: Field;
  /** What a yes or no is about, where it's the second of two facts. */
  label?: string;
  /** Whether a note says what a dash would say. */
  isInNote?: boolean;
};

function Fact({tool, field, label, isInNote = false}: FactProps): ReactNode {
  const words = useWords();
  const value = valueOf(tool, field, words);
  const source = tool.sources[field as keyof typeof tool.sources];
  const shown = isYesNo(field) ? (
    <span className={isInNote ? undefined : value ? styles.yes : styles.no}>
      <span className="visually-hidden">{value ? words.yes : words.no}</span>
    </span>
  ) : (
    value
  );
  // The link of a check mark is its note, which is easier to press.
  const isLinked = source !== undefined && !(isYesNo(field) && noteOf(tool, field));
  // A price such as $30–$100 stays on one line.
  const className = field === 'costPerMonth' ? `range ${styles.price}` : undefined;
  return (
    <span className={className} {...showsField(field, tool.name)}>
      {label && <span className={styles.markLabel}>{label} </span>}
      {isLinked ? <a href={source}>{shown}</a> : shown}
    </span>
  );
}

/** What a column says about a tool: one fact or two, and a note below. */
export default function Facts({tool, column}: {tool: ComparedTool; column: Column}): ReactNode {
  const words = useWords();
  const {
    fields: [first, second],
  } = column;
  const noted = second ?? first;
  const isNotedYesNo = isYesNo(noted);
  const note = noteOf(tool, noted);
  const source = tool.sources[noted as keyof typeof tool.sources];
  const isInNote = isNotedYesNo && note !== undefined && !tool[noted];
  const below = second && !isNotedYesNo ? <Fact tool={tool} field={second} /> : undefined;
  return (
    <div className={styles.facts}>
      <Fact tool={tool} field={first} isInNote={isInNote && !second} />
      {second && isNotedYesNo && (
        <Fact tool={tool} field={second} label={words.columns[second]} isInNote={isInNote} />
      )}{' '}
      {(below ?? note) && (
        <small className={isInNote && !second ? styles.alone : undefined}>
          {below}
          {below && note && ', '}
          {isNotedYesNo && source ? <a href={source}>{note}</a> : note}
        </small>
      )}
    </div>
  );
}
