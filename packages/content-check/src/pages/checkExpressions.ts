import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import {startOf} from './elements';
import type {Page} from './Page';

/** Comments, and texts in quotes: `{' '}`. */
function isHarmless({data}: MdxFlowExpression | MdxTextExpression): boolean {
  const statements = data?.estree?.body ?? [];
  return statements.every(
    (statement) =>
      statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal',
  );
}

/** Braces in the text, which a page takes for program code. */
export function checkExpressions({tree, file}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const expression = node as MdxFlowExpression | MdxTextExpression;
    if (!isHarmless(expression)) {
      problems.push(
        file.problem(startOf(expression), {
          message: `{${expression.value}} is read as program code.`,
          mend: `For the signs themselves write \\{${expression.value}\\}. To comment it out: {/* ${expression.value} */}`,
        }),
      );
    }
  });
  return problems;
}
