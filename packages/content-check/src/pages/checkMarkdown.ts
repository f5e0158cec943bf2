import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import {startOf} from './elements';
import type {Page} from './Page';

/** What Markdown shows as it is written, since something in it keeps it from being a link. */
const notALink = /!?\[[^\][\n]+\]( ?)\(([^)\n]*)(\)?)/g;

/** Links and images that a sign too many has made a text. */
export function checkMarkdown({tree, file}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'text', (node) => {
    const start = startOf(node);
    const text = file.text.slice(start, node.position?.end.offset);
    for (const {0: found, 1: space, 2: address = '', 3: end, index} of text.matchAll(notALink)) {
      const isLikely = /^(\/|#|https?:|mailto:|www\.|\.{0,2}\/)/.test(address.trim());
      if (isLikely) {
        const mend = space
          ? 'Remove the space between "]" and "(".'
          : end
            ? 'Remove the space from the address, or write %20 for it.'
            : 'Close it with ")".';
        problems.push(
          file.problem(start + index, {
            message: `${found} is not understood as a link.`,
            mend,
          }),
        );
      }
    }
  });
  return problems;
}
