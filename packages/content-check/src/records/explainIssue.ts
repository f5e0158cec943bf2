import type * as z from 'zod';
import type {ProblemDetails} from '../Diagnostic';
import {didYouMean, didYouMeanField, sentences} from '../suggest';

const list = (values: readonly unknown[]) => values.map(String).join(', ');

/** What an issue is about. Entries of a list count from 1. */
function subjectOf(step: PropertyKey | undefined): string {
  switch (typeof step) {
    case 'undefined':
      return 'This file';
    case 'number':
      return `Entry ${step + 1}`;
    default:
      return `\`${String(step)}\``;
  }
}

/**
 * A sentence that asks for what a description describes: "Write the name of the tool.", "Say
 * whether it is free."
 */
function requestFor(description: string): string {
  const verb = /^(how|what|when|where|whether|which|who)\b/i.test(description) ? 'Say' : 'Write';
  // Not the first letter of an acronym or a name such as GitHub.
  const inSentence = description.replace(/^[A-Z](?=[a-z]*(\s|$))/, (letter) =>
    letter.toLowerCase(),
  );
  return `${verb} ${inSentence.replace(/\.?$/, '.')}`;
}

/** Words that people write for true and false. */
const booleanWords: Record<string, boolean> = {
  yes: true,
  y: true,
  on: true,
  no: false,
  n: false,
  off: false,
};

function explainType(
  {path, expected, input}: z.core.$ZodIssueInvalidType,
  schema: z.ZodType | undefined,
  request: string | undefined,
): ProblemDetails {
  const name = path.at(-1);
  const subject = subjectOf(name);
  const found = JSON.stringify(input);
  const instead = (value: string) =>
    `Did you mean: \`${typeof name === 'string' ? `${name}: ` : ''}${value}\``;
  if (input instanceof Date) {
    const written = input.toISOString().slice(0, 10);
    return {
      message: `${subject} is read as a date.`,
      hint: `Put it in quotes: ${instead(`"${written}"`).replace('Did you mean: ', '')}`,
    };
  }
  switch (expected) {
    case 'string': {
      const isScalar = typeof input === 'number' || typeof input === 'boolean';
      const needsQuotes = isScalar && schema?.safeParse(String(input)).success;
      return {
        message: `${subject} must be text, not ${found}.`,
        hint: needsQuotes ? instead(`"${input}"`) : request,
      };
    }
    case 'boolean': {
      const meant = typeof input === 'string' ? booleanWords[input.toLowerCase()] : undefined;
      return {
        message: `${subject} must be true or false, not ${found}.`,
        hint: meant === undefined ? request : instead(String(meant)),
      };
    }
    case 'array':
      return {
        message: `${subject} must be a list, not ${found}.`,
        hint: 'Write each entry on a line that starts with "- ".',
      };
    case 'object':
      return {
        message: `${subject} must contain fields, not ${found}.`,
        hint: 'Write each field on its own line, such as `name: value`.',
      };
    default:
      return {message: `${subject} can't be ${found}.`, hint: request};
  }
}

function explainFormat(
  {path, format, input}: z.core.$ZodIssueInvalidStringFormat,
  request: string | undefined,
): ProblemDetails {
  const text = String(input);
  if (format === 'email') {
    return {
      message: `"${text}" isn't an email address.`,
      hint: 'Write an address such as info@example.com.',
    };
  }
  if (format !== 'url') {
    return {message: `${subjectOf(path.at(-1))} can't be "${text}".`, hint: request};
  }
  if (/^http:/i.test(text)) {
    return {
      message: 'This address must start with https://, not http://.',
      hint: `Write ${text.replace(/^http:/i, 'https:')} if that opens in a browser.`,
    };
  }
  return /^(?!\w+:)[\w-]+(\.[\w-]+)+/.test(text)
    ? {message: 'This address is missing https://.', hint: `Write https://${text}`}
    : {
        message: `"${text}" isn't a complete web address.`,
        hint: 'Copy the address from your browser. It starts with https://',
      };
}

/** Codes that zod also uses for a value that is missing or empty. */
const valueCodes = ['invalid_type', 'invalid_value', 'invalid_format', 'too_small'];

/**
 * Explains a problem that zod found.
 *
 * @param issue as zod reports it with `reportInput: true`
 * @param schema of the value, whose description becomes a sentence of the hint
 */
export function explainIssue(issue: z.core.$ZodIssue, schema?: z.ZodType): ProblemDetails {
  const name = issue.path.at(-1);
  const subject = subjectOf(name);
  const request = schema?.description && requestFor(schema.description);

  if (valueCodes.includes(issue.code)) {
    if (issue.input === undefined) {
      const isBoolean = issue.code === 'invalid_type' && issue.expected === 'boolean';
      const lines = (isBoolean ? ['true', 'false'] : ['…']).map(
        (value) => `\`${String(name)}: ${value}\``,
      );
      return {
        message: `${subject} is missing.`,
        hint: sentences(`Add a line ${lines.join(' or ')}.`, request),
      };
    }
    if (issue.input === null || issue.input === '') {
      return {message: `${subject} is empty.`, hint: request ?? 'Add a value.'};
    }
  }

  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue, schema, request);
    case 'invalid_value':
      return {
        message: `${subject} can't be ${JSON.stringify(issue.input)}.`,
        hint: sentences(
          didYouMean(String(issue.input), issue.values.map(String)),
          `Use one of: ${list(issue.values)}.`,
        ),
      };
    case 'invalid_format':
      return explainFormat(issue, request);
    case 'too_big':
      return {
        message: `${subject} is too long: ${String(issue.input).length} characters.`,
        hint: `Shorten it to ${String(issue.maximum)} characters or fewer.`,
      };
    case 'too_small':
      return issue.origin === 'array'
        ? {message: `${subject} needs at least one entry.`, hint: 'Add one.'}
        : {message: `${subject} is too short.`, hint: request};
    case 'custom':
      return {message: issue.message, hint: issue.params?.hint as string | undefined};
    default:
      return {message: issue.message};
  }
}

/** @param names the known fields */
export const explainUnknownField = (name: string, names: readonly string[]): ProblemDetails => ({
  message: `The field \`${name}\` doesn't exist here.`,
  hint: `${didYouMeanField(name, names) ?? 'Check its spelling, or delete the line.'} The fields are: ${list(names)}.`,
});
