import type {Diagnostic} from '../Diagnostic';
import type {Page} from '../model/Page';

const isComment = (value: string): boolean => /^\s*\/\*[^]*\*\/\s*$/.test(value);

/** Checks that a page has front matter and a body. */
export function checkPresence({
  file,
  frontMatter,
  tree,
  isPartial,
  diagnostics,
}: Page): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (frontMatter.end === 0 && !isPartial && frontMatter.diagnostics.length === 0) {
    found.push(
      file.diagnostic(0, {
        message: 'This page needs a title and a description.',
        hint: 'Start the file with four lines: ---, title: …, description: …, and --- again.',
      }),
    );
  }
  const isEmpty = tree.children.every(
    (node) =>
      node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && isComment(node.value)),
  );
  if (isEmpty && diagnostics.length === 0) {
    found.push(
      file.diagnostic(0, {
        message: 'This page is empty.',
        hint: 'Write something below the block with the title, or delete the file.',
      }),
    );
  }
  return found;
}
