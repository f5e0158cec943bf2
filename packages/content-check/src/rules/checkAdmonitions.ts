import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';
import {didYouMean, sentences} from '../suggest';
import type {PageContext} from '.';

/** More than these would make a hint hard to read. */
const MAX_NAMES = 5;

/** Checks boxes such as `:::note[Title]`. */
export function checkAdmonitions(
  {tree, file}: Page,
  {config: {admonitions}}: PageContext,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const node of nodesOf(tree, 'containerDirective')) {
    if (!admonitions.includes(node.name)) {
      diagnostics.push(
        file.diagnostic(startOf(node), {
          message: `The box type "${node.name}" doesn't exist.`,
          hint: sentences(
            didYouMean(node.name, admonitions),
            `Use one of: ${admonitions.slice(0, MAX_NAMES).join(', ')}.`,
          ),
        }),
      );
    }
  }
  for (const node of nodesOf(tree, 'leafDirective')) {
    if (admonitions.includes(node.name)) {
      diagnostics.push(
        file.diagnostic(startOf(node), {
          message: `A box needs three colons: ::${node.name}`,
          hint: `Write :::${node.name} above the box and ::: below it.`,
        }),
      );
    }
  }
  // Boxes that only seem to be missing above their closing line.
  let misspelled = 0;
  for (const node of nodesOf(tree, 'text')) {
    const mark = /^:::+[ \t]*(\w*)[ \t]*(.*)/m.exec(node.value);
    if (mark) {
      const [, name = '', title = ''] = mark;
      if (name === '' && misspelled > 0) {
        misspelled -= 1;
        continue;
      }
      misspelled += name && title ? 1 : 0;
      diagnostics.push(
        file.diagnostic(startOf(node) + mark.index, {
          message:
            name && title
              ? 'The title of a box needs brackets.'
              : 'This ::: neither opens nor closes a box.',
          hint:
            name && title
              ? `Write :::${name}[${title}]`
              : 'Write :::note[Title] above the box and ::: below it, each on its own line between empty lines.',
        }),
      );
    }
  }
  return diagnostics;
}
