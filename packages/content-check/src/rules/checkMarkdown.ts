import {visit} from 'unist-util-visit';
import type {Diagnostic} from '../Diagnostic';
import {almostLinks} from '../model/almostLinks';
import {endOf, startOf} from '../model/elements';
import type {Page} from '../model/Page';

/** Finds links and images that an extra or missing character turns into text. */
export function checkMarkdown({tree, file}: Page): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'text', (node) => {
    for (const {kind, start, end, hint} of almostLinks(file.text, startOf(node), endOf(node))) {
      const message = `This ${kind} doesn't work: ${file.text.slice(start, end)}`;
      diagnostics.push(file.diagnostic(start, {message, hint}));
    }
  });
  return diagnostics;
}
