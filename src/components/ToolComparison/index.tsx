import type {ReactNode} from 'react';
import type {ComparisonRow, InterfaceWords, Tool} from '../../content/schema';
import {useAttached} from '@sitekit/islands/useAttached';
import Button from '../Button';
import Table from '../Table';
import {idOf} from '../ToolCatalogue/idOf';
import {attachToolComparison} from './attachToolComparison';
import Row from './Row';
import type {Field} from './Row';
import styles from './styles.module.css';

export type ToolComparisonProps = {
  /** What the table compares, for screen readers: `Twelve AI coding tools compared`. */
  caption: string;
  rows: readonly ComparisonRow[];
  /** The tools with a card, which rows of the same name link to. */
  tools: readonly Pick<Tool, 'id' | 'name'>[];
  words: InterfaceWords['toolComparison'];
};

/**
 * The tools in a table, one per row, with the fields from section 3 of the specification.
 * `attachToolComparison` makes its controls work; without JavaScript, there are none.
 */
export default function ToolComparison({
  caption,
  rows,
  tools,
  words,
}: ToolComparisonProps): ReactNode {
  const {name, ...columns} = words.columns;
  const fields = Object.keys(columns) as Field[];
  const button = {variant: 'outline', size: 'sm'} as const;
  return (
    <div ref={useAttached<HTMLDivElement>(attachToolComparison)} className={styles.comparison}>
      <div className={styles.controls}>
        <p>{words.hint}</p>
        <Button {...button} name="differences" data-part="differences" aria-pressed={false}>
          {words.differences}
        </Button>
        <Button {...button} name="copy">
          {words.copy}
        </Button>
        <Button {...button} name="download" value={words.fileName}>
          {words.download}
        </Button>
      </div>
      <Table label={caption} className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead data-part="head">
          <tr>
            {[name, ...Object.values(columns)].map((column) => (
              <th key={column} scope="col" aria-label={column}>
                {column}
                <button
                  type="button"
                  className={styles.sort}
                  name="sort"
                  aria-label={words.sortBy.replace('{column}', column)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-part="body">
          {rows.map((row) => (
            <Row
              key={row.name}
              row={row}
              card={tools.find((tool) => idOf(tool.name) === idOf(row.name))?.id}
              fields={fields}
              words={words}
            />
          ))}
        </tbody>
      </Table>
      <div className={styles.choice}>
        <p role="status" data-part="status" data-words={JSON.stringify(words.status)} />
        <Button {...button} name="side-by-side" data-part="sideBySide" disabled>
          <span>{words.sideBySide}</span>
          <span>{words.showTable}</span>
        </Button>
      </div>
    </div>
  );
}
