import {languages} from 'prismjs/components.json';
import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';
import {nearest} from '../suggest';

/** Shorter names are all close to each other. */
const MIN_NAME_CHARS = 6;
const TOLERANCE = 0.2;

type Aliases = Record<string, {alias?: string | string[]}>;

/** The languages that Prism can highlight, with their other names. */
const known = new Set([
  ...['text', 'plain', 'plaintext', 'console', 'mermaid', 'dotenv'],
  ...Object.entries(languages as unknown as Aliases).flatMap(([name, {alias = []}]) =>
    [name].concat(alias),
  ),
]);

/** Finds misspelled languages of code blocks, which are shown without colors. */
export function checkCodeLanguages({tree, file}: Page): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const code of nodesOf(tree, 'code')) {
    const written = code.lang ?? '';
    if (written.length < MIN_NAME_CHARS || known.has(written.toLowerCase())) {
      continue;
    }
    const meant = nearest(written, known, TOLERANCE);
    const start = file.text.indexOf(written, startOf(code));
    if (meant !== undefined) {
      diagnostics.push(
        file.diagnostic(start, {
          severity: 'warning',
          message: `The language "${written}" doesn't exist, so this code has no colors.`,
          hint: `Did you mean "${meant}"?`,
        }),
      );
    }
  }
  return diagnostics;
}
