import type * as z from 'zod';
import {insecureAddress, wrongAddress} from '../addressForm';
import type {Explanation} from '../Diagnostic';
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

/** A text or a list that is shorter or longer than its schema allows, or a number out of its range. */
function explainBound(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  wrong: Explanation,
): Explanation {
  const {input} = issue;
  const isBig = issue.code === 'too_big';
  const limit = isBig ? issue.maximum : issue.minimum;
  if (typeof input === 'number') {
    const bound = `The ${isBig ? 'highest' : 'lowest'} number is ${limit}.`;
    return {...wrong, hint: sentences(wrong.hint, bound)};
  }
  const counted = (count: number | bigint) =>
    Array.isArray(input)
      ? `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`
      : `${count} characters`;
  const {length} = Array.isArray(input) ? input : String(input);
  return {
    message: `${subjectOf(issue.path.at(-1))} is too ${isBig ? 'long' : 'short'}: ${counted(length)}.`,
    hint: `It ${isBig ? 'can have at most' : 'needs at least'} ${counted(limit)}.`,
  };
}

const explainAddress = (address: string): Explanation | undefined =>
  wrongAddress(address) ?? insecureAddress(address) ?? insecureAddress(`//${address}`);

/**
 * Explains a problem that zod found.
 *
 * @param issue as zod reports it with `reportInput: true`
 * @param schema of the value, whose description becomes a sentence of the hint
 */
export function explainIssue(issue: z.core.$ZodIssue, schema?: z.ZodType): Explanation {
  const {path, input} = issue;
  const subject = subjectOf(path.at(-1));
  const request = schema?.description && requestFor(schema.description);
  if (issue.code === 'custom') {
    return {message: issue.message, hint: issue.params?.hint as string | undefined};
  }
  if (input === undefined) {
    const hint = sentences(`Add a line \`${String(path.at(-1))}: …\`.`, request);
    return {message: `${subject} is missing.`, hint};
  }
  if (input === null || input === '') {
    return {message: `${subject} is empty.`, hint: request ?? 'Add a value.'};
  }
  const value = input instanceof Date ? 'a date' : JSON.stringify(input);
  const written = typeof input === 'string' ? input : value;
  const wrong = {message: `${subject} can't be ${value}.`, hint: request};
  const noBreak = /[\u00a0\u2007\u202f\u2011]/.test(value)
    ? {hint: 'It contains a no-break space or hyphen. Delete that and type it again.'}
    : {};
  switch (issue.code) {
    case 'invalid_type': {
      const [words, hint = request] = types[issue.expected] ?? [issue.expected];
      const needsQuotes =
        issue.expected === 'string' && !Array.isArray(input) && schema?.safeParse(written).success;
      return {
        message: `${subject} must be ${words}, not ${value}.`,
        hint: needsQuotes ? 'Put it in double quotes.' : hint,
        ...noBreak,
      };
    }
    case 'invalid_value':
      return {...wrong, hint: oneOf(written, issue.values.map(String)), ...noBreak};
    case 'invalid_format':
      return (issue.format === 'url' && explainAddress(written)) || {...wrong, ...noBreak};
    case 'too_big':
    case 'too_small':
      return explainBound(issue, wrong);
    default:
      return {message: issue.message};
  }
}

/** @param names the known fields */
export function explainUnknownField(name: string, names: readonly string[]): Explanation {
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
