import type * as z from 'zod';
import {addressRows} from '../addressRows';
import type {ProblemDetails} from '../Diagnostic';
import {firstProblem} from '../rows';
import {didYouMean, nearest, sentences} from '../suggest';

/** What an issue is about. Entries of a list count from 1. */
function subjectOf(step: PropertyKey | undefined): string {
  if (step === undefined) {
    return 'This file';
  }
  return typeof step === 'number' ? `Entry ${step + 1}` : `\`${String(step)}\``;
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
  const written = input instanceof Date ? input.toISOString().slice(0, 10) : String(input);
  if (expected === 'boolean') {
    return /^(y|yes|on)$/i.test(written)
      ? 'true'
      : /^(n|no|off)$/i.test(written)
        ? 'false'
        : undefined;
  }
  const isText = expected === 'string' && (typeof input !== 'object' || input instanceof Date);
  return isText && schema?.safeParse(written).success ? `"${written}"` : undefined;
}

/** @param request what the schema's description asks for */
function explainValue(
  issue: z.core.$ZodIssue,
  request: string | undefined,
  schema: z.ZodType | undefined,
): ProblemDetails {
  const name = issue.path.at(-1);
  const subject = subjectOf(name);
  switch (issue.code) {
    case 'invalid_type': {
      const [words, hint = request] = types[issue.expected] ?? [issue.expected];
      const meant = meantValue(issue, schema);
      const written = `\`${typeof name === 'string' ? `${name}: ` : ''}${meant}\``;
      const found = issue.input instanceof Date ? 'a date' : JSON.stringify(issue.input);
      return {
        message: `${subject} must be ${words}, not ${found}.`,
        hint: meant === undefined ? hint : `Did you mean: ${written}`,
      };
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const meant = didYouMean(String(issue.input), values);
      return {
        message: `${subject} can't be ${JSON.stringify(issue.input)}.`,
        hint: sentences(meant, `Use one of: ${values.join(', ')}.`),
      };
    }
    case 'invalid_format': {
      const text = String(issue.input);
      const row = firstProblem(addressRows, text) ?? firstProblem(addressRows, `//${text}`);
      return issue.format === 'url' && row
        ? {message: row.message, hint: row.hint}
        : {message: `${subject} can't be "${text}".`, hint: request};
    }
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
 * Explains a problem that zod found.
 *
 * @param issue as zod reports it with `reportInput: true`
 * @param schema of the value, whose description becomes a sentence of the hint
 */
export function explainIssue(issue: z.core.$ZodIssue, schema?: z.ZodType): ProblemDetails {
  const {path, input} = issue;
  const name = path.at(-1);
  const request = schema?.description && requestFor(schema.description);
  if (issue.code === 'custom') {
    return {message: issue.message, hint: issue.params?.hint as string | undefined};
  }
  if (input === undefined) {
    const hint = sentences(`Add a line \`${String(name)}: …\`.`, request);
    return {message: `${subjectOf(name)} is missing.`, hint};
  }
  return input === null || input === ''
    ? {message: `${subjectOf(name)} is empty.`, hint: request ?? 'Add a value.'}
    : explainValue(issue, request, schema);
}

/** @param names the known fields */
export function explainUnknownField(name: string, names: readonly string[]): ProblemDetails {
  const meant = nearest(name.split(':')[0] ?? '', names);
  return {
    message: `The field \`${name}\` doesn't exist here.`,
    hint: `${meant ? `Did you mean \`${meant}\`?` : 'Check its spelling and its indentation.'} The fields are: ${names.join(', ')}.`,
  };
}
