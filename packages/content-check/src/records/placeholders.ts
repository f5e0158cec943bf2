import type * as z from 'zod';
import {nearest} from '../suggest';

const inBraces = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(' and ');

/** The problem with a text that lacks a placeholder, or has half of one. */
function placeholderProblem(text: string, names: readonly string[]): [string, string] | undefined {
  const missing = names.filter((name) => !text.includes(`{${name}}`));
  const rest = text.replace(/\{[^{}]*\}/g, '');
  if (/[{}]/.test(rest)) {
    const brace = rest.includes('{') ? '{' : '}';
    return [
      brace === '{' ? 'This "{" is never closed.' : 'This "}" has no "{" before it.',
      `Write ${inBraces(missing.length > 0 ? missing : names)}.`,
    ];
  }
  return missing.length > 0
    ? [`${inBraces(missing)} is missing from this text.`, 'Add it where visitors see its value.']
    : undefined;
}

/**
 * A refinement for text in which the site replaces placeholders such as `{count}`: adds an issue
 * for each unknown one, and for those that are missing.
 *
 * @param names the known placeholders, without braces
 */
export const refuseUnknownPlaceholders =
  (names: readonly string[]) =>
  (text: string, context: z.RefinementCtx): void => {
    const unknown = Array.from(text.matchAll(/\{([^{}]*)\}/g)).some(
      ([, name = '']) => !names.includes(name),
    );
    const problem = unknown ? undefined : placeholderProblem(text, names);
    if (problem) {
      const [message, hint] = problem;
      context.addIssue({code: 'custom', message, params: {hint}});
    }
    for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
      if (!names.includes(name)) {
        const meant = nearest(name, names);
        context.addIssue({
          code: 'custom',
          message: `{${name}} is unknown.`,
          params: {
            hint: meant
              ? `Did you mean {${meant}}?`
              : `Use ${names.map((known) => `{${known}}`).join(' or ')}.`,
          },
        });
      }
    }
  };
