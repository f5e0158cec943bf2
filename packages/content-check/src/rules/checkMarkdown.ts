import {visit} from 'unist-util-visit';
import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import type {Page} from '../model/Page';

/** Text that looks like a link but isn't one for Markdown. */
const almostALink = /!?\[[^\][\n]+\]( ?)\(([^)\n]*)(\)?)/g;

/** Finds links and images that an extra or missing character turns into text. */
export function checkMarkdown({tree, file}: Page): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'text', (node) => {
    const start = startOf(node);
    const text = file.text.slice(start, node.position?.end.offset);
    for (const {0: found, 1: space, 2: address = '', 3: end, index} of text.matchAll(almostALink)) {
      if (/^(\/|#|https?:|mailto:|www\.|\.{0,2}\/)/.test(address.trim())) {
        const hint = space
          ? 'Delete the space between "]" and "(".'
          : end
            ? 'Delete the space in the address. If it is in the name of a file, rename the file.'
            : 'Add ")" at the end of the address.';
        diagnostics.push(
          file.diagnostic(start + index, {message: `This link doesn't work: ${found}`, hint}),
        );
      }
    }
  });
  return diagnostics;
}
