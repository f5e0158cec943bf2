import type {Diagnostic} from '@sitekit/content-check';

/** Advice about how to write something in a file, which a form does by itself. */
const isAboutSyntax = (hint: string): boolean => /="|=\{|`[^`:<]*[:<][^`]*`/.test(hint);

/** What a form says about a problem: nothing about signs that people don't type there. */
export const formWords = ({message, hint = ''}: Pick<Diagnostic, 'message' | 'hint'>) => ({
  message: message.replaceAll('`', ''),
  hint: isAboutSyntax(hint) ? '' : hint.replaceAll('`', ''),
});
