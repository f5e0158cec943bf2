import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Parent = ReactElement<{children?: ReactNode}>;

const elementsIn = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));

const cellsOf = (row: Parent | undefined): ReactNode[] =>
  elementsIn(row?.props.children).map((cell) => cell.props.children);

/**
 * Takes a Markdown table apart that arrived as rendered children.
 *
 * @throws Error that says what was expected and what was found
 */
export function readMarkdownTable(children: ReactNode): {
  head: ReactNode[];
  rows: ReactNode[][];
} {
  const tables = elementsIn(children);
  const [head, body, ...more] = elementsIn(tables[0]?.props.children);
  if (tables.length !== 1 || !head || !body || more.length > 0) {
    throw new Error(
      `<ComparisonTable> holds one Markdown table and nothing else, but it holds ${tables.length} things. ` +
        'Keep an empty line above and below the table.',
    );
  }

  const headCells = cellsOf(elementsIn(head.props.children)[0]);
  const rows = elementsIn(body.props.children).map(cellsOf);
  rows.forEach((row, index) => {
    if (row.length !== headCells.length) {
      throw new Error(
        `Row ${index + 1} of the table in <ComparisonTable> has ${row.length} cells, ` +
          `but its head has ${headCells.length}.`,
      );
    }
  });
  return {head: headCells, rows};
}
