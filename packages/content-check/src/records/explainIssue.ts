import type * as z from 'zod';
import {addressRows} from '../addressRows';
import type {ProblemDetails} from '../Diagnostic';
import {firstProblem} from '../rows';
import {didYouMean, nearest, sentences} from '../suggest';

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

/** What zod's types are in words, and how to write them. */
const types: Readonly<Record<string, [words: string, hint?: string]>> = {
  string: ['text'],
  boolean: ['true or false'],
  number: ['a number'],
  array: ['a list', 'Write each entry on a line that starts with "- ".'],
  object: ['a group of fields', 'Write each field on its own line, such as `name: value`.'],
};

/** The value that was most likely meant instead of one of another type. */
function meantValue(
  {expected, input}: z.core.$ZodIssueInvalidType,
  schema: z.ZodType | undefined,
): string | undefined {
  if (expected === 'boolean' && typeof input === 'string') {
    return /^(y|yes|on)$/i.test(input) ? 'true' : /^(n|no|off)$/i.test(input) ? 'false' : undefined;
  }
  const isScalar = typeof input === 'number' || typeof input === 'boolean';
  return expected === 'string' && isScalar && schema?.safeParse(String(input)).success
    ? `"${input}"`
    : undefined;
}

function explainType(
  issue: z.core.$ZodIssueInvalidType,
  schema: z.ZodType | undefined,
  request: string | undefined,
): ProblemDetails {
  const {path, expected, input} = issue;
  const name = path.at(-1);
  const written = (value: string) => `\`${typeof name === 'string' ? `${name}: ` : ''}${value}\``;
  if (input instanceof Date) {
    const date = input.toISOString().slice(0, 10);
    return {
      message: `${subjectOf(name)} is read as a date.`,
      hint: `Put it in quotes: ${written(`"${date}"`)}`,
    };
  }
  const [words, hint = request] = types[expected] ?? [expected];
  const meant = meantValue(issue, schema);
  return {
    message: `${subjectOf(name)} must be ${words}, not ${JSON.stringify(input)}.`,
    hint: meant === undefined ? hint : `Did you mean: ${written(meant)}`,
  };
}

/** Explains a value that is missing or empty; undefined for any other issue. */
function explainAbsence(
  {path, input, ...issue}: z.core.$ZodIssue,
  request: string | undefined,
): ProblemDetails | undefined {
  const name = path.at(-1);
  if (input === undefined) {
    const isBoolean = issue.code === 'invalid_type' && issue.expected === 'boolean';
    const lines = (isBoolean ? ['true', 'false'] : ['…']).map(
      (value) => `\`${String(name)}: ${value}\``,
    );
    return {
      message: `${subjectOf(name)} is missing.`,
      hint: sentences(`Add a line ${lines.join(' or ')}.`, request),
    };
  }
  return input === null || input === ''
    ? {message: `${subjectOf(name)} is empty.`, hint: request ?? 'Add a value.'}
    : undefined;
}

function explainFormat(
  {path, format, input}: z.core.$ZodIssueInvalidStringFormat,
  request: string | undefined,
): ProblemDetails {
  const text = String(input);
  switch (format) {
    case 'email':
      return {
        message: `"${text}" isn't an email address.`,
        hint: 'Write an address such as info@example.com.',
      };
    case 'url': {
      const {message, hint} = firstProblem(addressRows, text) ?? {
        message: 'This address is missing https://.',
        hint: `Write https://${text}, or copy the address from your browser.`,
      };
      return {message, hint};
    }
    default:
      return {message: `${subjectOf(path.at(-1))} can't be "${text}".`, hint: request};
  }
}

/**
 * Explains a problem that zod found.
 *
 * @param issue as zod reports it with `reportInput: true`
 * @param schema of the value, whose description becomes a sentence of the hint
 */
export function explainIssue(issue: z.core.$ZodIssue, schema?: z.ZodType): ProblemDetails {
  if (issue.code === 'custom') {
    return {message: issue.message, hint: issue.params?.hint as string | undefined};
  }
  const subject = subjectOf(issue.path.at(-1));
  const request = schema?.description && requestFor(schema.description);
  const absence = explainAbsence(issue, request);
  if (absence) {
    return absence;
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
    default:
      return {message: issue.message};
  }
}

/**
 * @param names the known fields
 * @param parent the field that an unknown one belongs to, if only its indentation is wrong
 */
export function explainUnknownField(
  name: string,
  names: readonly string[],
  parent?: PropertyKey,
): ProblemDetails {
  if (name.includes(':')) {
    const hint = `Write ${name.replace(':', ': ')}`;
    return {message: 'A colon needs a space after it.', hint};
  }
  const meant = nearest(name, names);
  const advice = parent
    ? `Indent it like the other fields of \`${String(parent)}\`.`
    : meant
      ? `Did you mean \`${meant}\`?`
      : 'Check its spelling, or delete the line.';
  return {
    message: `The field \`${name}\` doesn't exist here.`,
    hint: `${advice} The fields are: ${list(names)}.`,
  };
}
