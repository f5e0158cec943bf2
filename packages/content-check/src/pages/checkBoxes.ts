import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../nearest';
import type {Problem} from '../problem';
import {interfaceSchema} from '../../../../src/content/schema';
import {startOf} from './elements';
import type {Page} from './Page';

/** What a box may be called: those that have a title of their own, and further names of Docusaurus. */
const boxNames = [
  ...Object.keys(interfaceSchema.shape.admonitions.shape),
  'important',
  'caution',
  'secondary',
  'success',
];

/** Boxes: `:::note[Title]`. */
export function checkBoxes({tree, file}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    if (!boxNames.includes(node.name)) {
      problems.push(
        file.problem(startOf(node), {
          message: `There is no box of the type "${node.name}".`,
          mend: `${didYouMean(node.name, boxNames) ?? ''} Use one of: ${boxNames.slice(0, 5).join(', ')}.`.trim(),
        }),
      );
    }
  });
  visit(tree, 'text', (node) => {
    const mark = /^:::+[ \t]*(\w*)[ \t]*(.*)/m.exec(node.value);
    if (mark) {
      const [, name = '', title = ''] = mark;
      problems.push(
        file.problem(startOf(node) + mark.index, {
          message: 'A box begins or ends here in a way that is not understood.',
          mend:
            name && title
              ? `Write the title in brackets: :::${name}[${title}]`
              : 'Write :::note[Title] above it and ::: below it, each on a line of its own between empty lines.',
        }),
      );
    }
  });
  return problems;
}
