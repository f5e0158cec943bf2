import type {Problem} from '../problem';
import type {Page} from './Page';

const isComment = (value: string): boolean => /^\s*\/\*[^]*\*\/\s*$/.test(value);

/** Something to read, and a title for it. */
export function checkPresence({file, frontMatter, tree, isPartial, problems}: Page): Problem[] {
  const found: Problem[] = [];
  if (frontMatter.end === 0 && !isPartial && frontMatter.problems.length === 0) {
    found.push(
      file.problemOfAll({
        message: 'The page has no title and no description.',
        mend: 'Begin the file with: a line of ---, a line title: …, a line description: …, a line of ---',
      }),
    );
  }
  const isEmpty = tree.children.every(
    (node) =>
      node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && isComment(node.value)),
  );
  if (isEmpty && problems.length === 0) {
    found.push(
      file.problemOfAll({
        message: 'The page is empty.',
        mend: 'Write something below the block with the title, or delete the file.',
      }),
    );
  }
  return found;
}
