import {useAttached} from '@sitekit/islands/useAttached';
import type {CSSProperties, ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import Button from '../Button';
import LoadFailure from '../LoadFailure';
import Table from '../Table';
import {idOf} from '../ToolCatalogue/idOf';
import {attachToolComparison} from './attachToolComparison';
import Row from './Row';
import type {Field} from './Row';
import styles from './styles.module.css';

/**
 * A table of the tools in `data/comparison.yaml`, one per row, that visitors can sort and see side by side. Its
 * rows lead to the cards of `<ToolCatalogue>`, and the cards to the rows, so both belong on one page.
 *
 * @example
 * <ToolComparison caption="Twelve AI coding tools compared" />
 */
export default function ToolComparison({
  caption,
}: {
  /** What the table compares, for screen readers: `Twelve AI coding tools compared`. */
  caption: string;
}): ReactNode {
  const {comparison, tools, uiTexts} = useRecords();
  const words = uiTexts.toolComparison;
  const {name, ...columns} = words.columns;
  const fields = Object.keys(columns) as Field[];
  const button = {variant: 'outline', size: 'sm'} as const;
  return (
    <div ref={useAttached<HTMLDivElement>(attachToolComparison)} className={styles.comparison}>
      <LoadFailure text={uiTexts.loadFailure.toolComparison} />
      <div className={styles.controls}>
        <p className="quiet">{words.hint}</p>
      </div>
      <Table label={caption} data-part="table" className={styles.table}>
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
        <tbody data-part="body" style={{'--rows': fields.length + 1} as CSSProperties}>
          {comparison.map((row) => (
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
        <p
          className="quiet"
          role="status"
          data-part="status"
          data-words={JSON.stringify(words.status)}
        />
        <Button {...button} name="side-by-side" data-part="sideBySide" disabled>
          <span>{words.sideBySide}</span>
          <span>{words.showTable}</span>
        </Button>
      </div>
    </div>
  );
}
