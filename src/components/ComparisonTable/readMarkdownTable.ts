import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Parent = ReactElement<{children?: ReactNode}>;

const elementsIn = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));

const cellsOf = (row: Parent | undefined): ReactNode[] =>
  elementsIn(row?.props.children).map((cell) => cell.props.children);

/**
 * Splits a Markdown table, passed as rendered children, into its cells.
 *
 * @throws Error unless there is one table and nothing else
 */
export function readMarkdownTable(children: ReactNode): {
  head: ReactNode[];
  rows: ReactNode[][];
} {
  const tables = elementsIn(children);
  const [head, body, ...more] = elementsIn(tables[0]?.props.children);
  if (tables.length !== 1 || !head || !body || more.length > 0) {
    throw new Error(
      `<ComparisonTable> must contain one Markdown table and nothing else. It contains ${tables.length} elements. ` +
        'Keep an empty line above and below the table.',
    );
  }
  return {
    head: cellsOf(elementsIn(head.props.children)[0]),
    rows: elementsIn(body.props.children).map(cellsOf),
  };
}
