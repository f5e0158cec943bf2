import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import {startOf} from './elements';
import type {Page} from './Page';

/** The delimiter row of a Markdown table. */
const ruleRow = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)+\|?\s*$/m;

/** Each row of a table has as many cells as its head. */
export function checkTables({tree, file}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', (table) => {
    const [head, ...rows] = table.children;
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== columns) {
        problems.push(
          file.problem(startOf(row), {
            message: `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the head of the table has ${columns}.`,
            mend: 'Cells stand between "|" signs. Write \\| for a sign that belongs to the text.',
          }),
        );
      }
    }
  });
  visit(tree, 'paragraph', (paragraph) => {
    const offset = startOf(paragraph);
    const text = file.text.slice(offset, paragraph.position?.end.offset);
    if (ruleRow.test(text)) {
      problems.push(
        file.problem(offset, {
          message: 'This table is not understood: its head and the line of hyphens differ.',
          mend: 'Write one "---" for each cell of the head, as in: | --- | --- |',
        }),
      );
    }
  });
  return problems;
}
