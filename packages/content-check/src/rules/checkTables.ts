import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';

/** The line of hyphens below a table's header. */
const hyphenRow = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)+\|?\s*$/m;

/** Checks that each row of a table has as many cells as its header. */
export function checkTables({tree, file}: Page): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const table of nodesOf(tree, 'table')) {
    const [header, ...rows] = table.children;
    const columns = header?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== columns) {
        diagnostics.push(
          file.diagnostic(startOf(row), {
            message: `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the table's header has ${columns}.`,
            hint: 'Separate cells with "|". To show a "|" in a cell, write \\|.',
          }),
        );
      }
    }
  }
  for (const paragraph of nodesOf(tree, 'paragraph')) {
    const offset = startOf(paragraph);
    const text = file.text.slice(offset, paragraph.position?.end.offset);
    if (hyphenRow.test(text)) {
      diagnostics.push(
        file.diagnostic(offset, {
          message: "This table's header and its line of hyphens have different numbers of cells.",
          hint: 'Write one --- for each cell of the header: | --- | --- |',
        }),
      );
    }
  }
  return diagnostics;
}
