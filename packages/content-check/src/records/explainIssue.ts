import type * as z from 'zod';
import {addressRows} from '../addressRows';
import {invisible} from '../characters';
import type {ProblemDetails} from '../Diagnostic';
import {firstProblem} from '../rows';
import {capitalize, nearest, oneOf, sentences} from '../suggest';

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

/** What people copy along with a value: quotes, brackets, a comma. */
const around = /^[\s"'“”‘’„«<([]+|^\[[^\]]*\]\(|^mailto:|[\s"'“”‘’»>)\],;]+$/g;

/** The value that was most likely meant, as it's written in YAML. */
function meantValue(input: unknown, schema?: z.ZodType): string | undefined {
  const written = input instanceof Date ? input.toISOString().slice(0, 10) : String(input);
  if (typeof input === 'object' && !(input instanceof Date)) {
    return undefined;
  }
  const visible = written.replace(new RegExp(invisible, 'g'), '');
  const bare = visible.replace(around, '').replace(around, '');
  const name = bare.toLowerCase().replace(/(?<=\w)\s+(?=\w)/g, '-');
  const texts = [written, bare, name, `/${name}`, bare.replace(/\s/g, ''), capitalize(bare)];
  const isYes = /^(true|y|yes|on)$/i.test(bare);
  const other = isYes || /^(false|n|no|off)$/i.test(bare) ? isYes : Number(bare || NaN);
  const meant = [...texts, other].find((value) => schema?.safeParse(value).success);
  return meant === undefined ? undefined : JSON.stringify(meant);
}

/** @param request what the schema's description asks for */
function explainValue(
  issue: z.core.$ZodIssue,
  request: string | undefined,
  schema: z.ZodType | undefined,
): ProblemDetails {
  const {input} = issue;
  const name = issue.path.at(-1);
  const subject = subjectOf(name);
  const message = `${subject} can't be ${input instanceof Date ? 'a date' : JSON.stringify(input)}.`;
  const meant = meantValue(input, schema);
  const correction =
    meant && `Did you mean: \`${typeof name === 'string' ? `${name}: ` : ''}${meant}\``;
  switch (issue.code) {
    case 'invalid_type': {
      const [words, hint = request] = types[issue.expected] ?? [issue.expected];
      return {
        message: message.replace("can't be", `must be ${words}, not`),
        hint: correction ?? hint,
      };
    }
    case 'invalid_value':
      return {message, hint: oneOf(String(input), issue.values.map(String))};
    case 'invalid_format': {
      const row =
        firstProblem(addressRows, String(input)) ?? firstProblem(addressRows, `//${String(input)}`);
      return issue.format === 'url' && row && !correction
        ? {message: row.message, hint: row.hint}
        : {message, hint: correction ?? request};
    }
    case 'too_big':
      return typeof input === 'number'
        ? {message, hint: sentences(request, `The highest number is ${issue.maximum}.`)}
        : {
            message: `${subject} is too long: ${String(input).length} characters.`,
            hint: `Shorten it to ${String(issue.maximum)} characters or fewer.`,
          };
    case 'too_small':
      return issue.origin === 'array'
        ? {message: `${subject} needs at least one entry.`, hint: 'Add one.'}
        : {message, hint: sentences(request, `The lowest number is ${issue.minimum}.`)};
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
