import type * as z from 'zod';

type Explanation = {message: string; mend?: string};

const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list, each entry starting with "- "',
  object: 'fields, each on its own line as "name: value"',
  number: 'a number',
};

const formatMends: Record<string, string> = {
  url: 'Write the whole address, beginning with https://',
  email: 'Write an e-mail address, such as info@example.com',
};

const list = (values: readonly unknown[]) => values.map(String).join(', ');

const quote = (value: unknown) =>
  value === undefined || value === null ? 'nothing' : `"${String(value)}"`;

/**
 * Puts one issue that zod found into words for somebody who never heard of zod.
 *
 * @param value what stands in the file at the place of the issue
 * @param describedAs what the schema says that the field is for
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  describedAs?: string,
): Explanation {
  const field = `"${String(issue.path.at(-1) ?? 'the file')}"`;
  const help = describedAs ? `It is: ${describedAs}.` : undefined;

  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? {message: `The field ${field} is missing.`, mend: help ?? `Add a line for it.`}
        : {
            message: `${field} should be ${typeNames[issue.expected] ?? issue.expected}, but it is ${quote(value)}.`,
            mend: help,
          };
    case 'unrecognized_keys':
      return {
        message: `There is no field named ${issue.keys.map(quote).join(', ')} here.`,
        mend: 'Correct its spelling, or remove the line.',
      };
    case 'invalid_value':
      return {
        message: `${field} is ${quote(value)}, which is not one of the possible values.`,
        mend: `Use one of: ${list(issue.values)}.`,
      };
    case 'invalid_format':
      return {
        message: `${field} is ${quote(value)}, which does not look right.`,
        mend: formatMends[issue.format] ?? help,
      };
    case 'too_small':
      return {message: `${field} is empty.`, mend: 'Write something, or remove the record.'};
    default:
      return {message: issue.message};
  }
}
