import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import {isMergeField, mergeField} from '../model/mergeFields';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';

/** Comments, and text in quotes such as `{' '}`. */
function isHarmless({data}: MdxFlowExpression | MdxTextExpression): boolean {
  const statements = data?.estree?.body ?? [];
  return statements.every(
    (statement) =>
      statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal',
  );
}

/** Finds braces in the text, which are read as code. */
export function checkExpressions({tree, file}: Page): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const expression of nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression')) {
    const written = `{${expression.value}}`;
    if (isMergeField(written)) {
      diagnostics.push(file.diagnostic(startOf(expression), mergeField(written)));
    } else if (!isHarmless(expression)) {
      diagnostics.push(
        file.diagnostic(startOf(expression), {
          message: `{${expression.value}} is read as code.`,
          hint: `To show the braces, write \\{${expression.value}\\}. To make it a comment, write {/* ${expression.value} */}.`,
        }),
      );
    }
  }
  return diagnostics;
}
