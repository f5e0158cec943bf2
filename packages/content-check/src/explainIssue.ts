import type * as z from 'zod';
import {didYouMean} from './nearest';

type Explanation = {message: string; mend?: string};

const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list, each entry starting with "- "',
  object: 'fields, each on its own line as "name: value"',
};

const formatMends: Record<string, string> = {
  url: 'Write the whole address, beginning with https://',
  email: 'Write an e-mail address, such as info@example.com',
};

/** Codes whose issue is about the value itself, and not about what surrounds it. */
const valueCodes = ['invalid_type', 'invalid_value', 'invalid_format', 'too_small'];

const list = (values: readonly unknown[]) => values.map(String).join(', ');

/** What an issue is about; people count the entries of a list from 1. */
function subjectOf(step: PropertyKey | undefined): string {
  switch (typeof step) {
    case 'undefined':
      return 'The file';
    case 'number':
      return `Entry ${step + 1}`;
    default:
      return `The field "${String(step)}"`;
  }
}

/**
 * Puts one issue that zod found into words for somebody who never heard of zod.
 *
 * @param issue as zod reports it with `reportInput: true`
 * @param purpose what the schema says that the field is for
 */
export function explainIssue(issue: z.core.$ZodIssue, purpose?: string): Explanation {
  const subject = subjectOf(issue.path.at(-1));
  const help = purpose && `It is: ${purpose}.`;

  if (valueCodes.includes(issue.code)) {
    if (issue.input === undefined) {
      return {message: `${subject} is missing.`, mend: help ?? 'Add a line for it.'};
    }
    if (issue.input === null || issue.input === '') {
      return {message: `${subject} is empty.`, mend: help ?? 'Write its value.'};
    }
  }

  const found = `${subject} is ${JSON.stringify(issue.input)}`;
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: `${found}, but should be ${typeNames[issue.expected] ?? issue.expected}.`,
        mend: help,
      };
    case 'invalid_value':
      return {
        message: `${found}, which is not one of the possible values.`,
        mend: [
          didYouMean(String(issue.input), issue.values.map(String)),
          `Use one of: ${list(issue.values)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'invalid_format':
      return {
        message: `${found}, which does not look right.`,
        mend: formatMends[issue.format] ?? help,
      };
    case 'too_big':
      return {
        message: `${subject} is too long: ${String(issue.input).length} characters.`,
        mend: `Shorten it to ${String(issue.maximum)} characters at most.`,
      };
    case 'too_small':
      return {message: `${subject} has too few entries.`, mend: 'Add one.'};
    case 'custom':
      return {message: issue.message, mend: issue.params?.mend as string | undefined};
    default:
      return {message: issue.message};
  }
}

/**
 * Says that a field is not one of those that there are.
 *
 * @param names the fields that there are
 */
export function explainUnknownField(name: string, names: readonly string[]): Explanation {
  return {
    message: `There is no field named "${name}" here.`,
    mend: `${didYouMean(name, names) ?? 'Correct its spelling, or remove the line.'} The fields are: ${list(names)}.`,
  };
}
