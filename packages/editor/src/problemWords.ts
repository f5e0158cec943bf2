import type {Diagnostic} from '@sitekit/content-check';
import {labelOf} from '@sitekit/content-check/components';

/** Advice about how to write something in a file, which a form does by itself. */
const isAboutSyntax = (hint: string): boolean => /="|=\{|`[^`:<]*[:<][^`]*`/.test(hint);

/** What a button is called that replaces a text: words have quotation marks, a number has none. */
export const labelOfUse = (text: string): string =>
  `Use ${/^[\d.,]+$/.test(text) ? text : `“${text}”`}`;

/** What a form says about a problem: with the labels of fields, and no signs that people don't type there. */
export const problemWords = ({message, hint = ''}: Pick<Diagnostic, 'message' | 'hint'>) => ({
  message: message
    .replace(/`([a-z]\w*)`/gi, (_, field: string) => `“${labelOf(field)}”`)
    .replaceAll('`', ''),
  hint: isAboutSyntax(hint) ? '' : hint.replaceAll('`', ''),
});
