import type * as z from 'zod';
import {addressRows} from '../addressRows';
import type {Problem} from '../Diagnostic';
import {firstProblem} from '../rows';
import {nearest, oneOf, sentences} from '../suggest';

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
  int: ['a whole number'],
  array: ['a list', 'Write each entry on a line that starts with "- ".'],
  object: ['a group of fields', 'Write each field on its own line, such as `name: value`.'],
};

/** A text or a list that is shorter or longer than its schema allows. */
function explainLength(
  {code, path, input}: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  limit: number | bigint,
): Problem {
  const counted = (count: number | bigint) =>
    Array.isArray(input)
      ? `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`
      : `${count} characters`;
  const length = Array.isArray(input) ? input.length : String(input).length;
  const [word, bound] =
    code === 'too_big' ? ['long', 'It can have at most'] : ['short', 'It needs at least'];
  return {
    message: `${subjectOf(path.at(-1))} is too ${word}: ${counted(length)}.`,
    hint: `${bound} ${counted(limit)}.`,
  };
}

/** @param request what the schema's description asks for */
function explainValue(
  issue: z.core.$ZodIssue,
  request: string | undefined,
  schema: z.ZodType | undefined,
): Problem {
  const {input} = issue;
  const subject = subjectOf(issue.path.at(-1));
  const message = `${subject} can't be ${input instanceof Date ? 'a date' : JSON.stringify(input)}.`;
  switch (issue.code) {
    case 'invalid_type': {
      const [words, hint = request] = types[issue.expected] ?? [issue.expected];
      const isUnquoted = issue.expected === 'string' && schema?.safeParse(String(input)).success;
      return {
        message: message.replace("can't be", `must be ${words}, not`),
        hint: isUnquoted && !Array.isArray(input) ? 'Put it in double quotes.' : hint,
      };
    }
    case 'invalid_value':
      return {message, hint: oneOf(String(input), issue.values.map(String))};
    case 'invalid_format': {
      const row =
        firstProblem(addressRows, String(input)) ?? firstProblem(addressRows, `//${String(input)}`);
      return issue.format === 'url' && row
        ? {message: row.message, hint: row.hint}
        : {message, hint: request};
    }
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? {message, hint: sentences(request, `The highest number is ${issue.maximum}.`)}
        : explainLength(issue, issue.maximum);
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? {message, hint: sentences(request, `The lowest number is ${issue.minimum}.`)}
        : explainLength(issue, issue.minimum);
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
export function explainIssue(issue: z.core.$ZodIssue, schema?: z.ZodType): Problem {
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
  if (input === null || input === '') {
    return {message: `${subjectOf(name)} is empty.`, hint: request ?? 'Add a value.'};
  }
  const problem = explainValue(issue, request, schema);
  return !issue.code.startsWith('too') &&
    typeof input === 'string' &&
    /[\u00a0\u2007\u202f\u2011]/.test(input)
    ? {...problem, hint: 'It contains a no-break space or hyphen. Delete that and type it again.'}
    : problem;
}

/** @param names the known fields */
export function explainUnknownField(name: string, names: readonly string[]): Problem {
  const [field = '', ...rest] = name.split(':');
  const meant = nearest(field, names);
  if (meant && rest.length > 0) {
    return {message: 'A colon needs a space after it.', hint: `Write ${meant}: ${rest.join(':')}`};
  }
  return {
    message: `The field \`${name}\` doesn't exist here.`,
    hint: `${meant ? `Did you mean \`${meant}\`?` : 'Check its spelling and its indentation.'} The fields are: ${names.join(', ')}.`,
  };
}
