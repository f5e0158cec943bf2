import clsx from 'clsx';
import type {ReactNode} from 'react';
import {readMarkdownTable} from './readMarkdownTable';
import styles from './styles.module.css';

/**
 * A comparison, made from a Markdown table whose first column names the aspects and whose last
 * column is highlighted. On small screens, two sides are next to each other below their aspect. More
 * of them are below each other, and start with the heading of their column.
 *
 * @canContain table
 * @example
 * <ComparisonTable caption="Two ways to start, compared">
 *
 *   | Aspect | One team | All teams |
 *   | --- | --- | --- |
 *   | Cost | A few licenses | A license for everyone |
 *   | Risk | Small and easy to stop | Larger and harder to undo |
 *   | First result | After two weeks | After two months |
 *
 * </ComparisonTable>
 *
 * @throws Error unless it contains one table and nothing else
 */
export default function ComparisonTable({
  caption,
  children,
}: {
  /** What the table compares, for screen readers: `Two ways to start, compared`. */
  caption: string;
  children: ReactNode;
}): ReactNode {
  const {head, rows} = readMarkdownTable(children);
  const [aspectLabel, ...sides] = head;
  return (
    <table className={clsx(styles.table, sides.length === 2 && styles.pair)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{aspectLabel}</th>
          {sides.map((side, index) => (
            <th key={index} scope="col">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([aspect, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{aspect}</th>
            {cells.map((cell, column) => (
              <td key={column}>
                {/* Search results and text for language models have it above the column. */}
                <span className={styles.side} data-nosnippet>
                  {sides[column]}{' '}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
