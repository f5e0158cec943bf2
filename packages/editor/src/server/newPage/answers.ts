import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {explainIssue} from '@sitekit/content-check';
import type * as z from 'zod';

export type Question = {
  /** The option that gives the answer, without its hyphens. */
  option: string;
  message: string;
  /** The answer when a person gives none. */
  fallback?: string;
  /** The only possible answers. */
  choices?: readonly string[];
  /** What is wrong with an answer. */
  problemOf: (answer: string) => string | undefined;
};

/** The answers, by option. */
export type Answers = Readonly<Record<string, string>>;

const normalizeSpaces = (answer: string): string => answer.replace(/\s+/g, ' ').trim();

/** What is wrong with the value that someone gives a field; undefined when it's right. */
export function valueProblem(
  schema: z.ZodType | undefined,
  field: string,
  value: string,
): string | undefined {
  const [issue] = schema?.safeParse(value, {reportInput: true}).error?.issues ?? [];
  if (!issue) {
    return undefined;
  }
  const {message, hint} = explainIssue({...issue, path: [field]}, schema);
  return [message, hint].filter(Boolean).join(' ');
}

/** What a command does, how people call it, and its options. */
function helpOf(command: string, about: string, questions: readonly Question[]): string {
  const options = questions.map(({option, message, choices, fallback}) => {
    const values = choices ? `: ${choices.join(', ')}` : '';
    const otherwise = fallback === undefined ? '' : ` (default: ${fallback})`;
    return `  --${option.padEnd(14)}${message}${values}${otherwise}`;
  });
  const example = questions.map(({option}) => `--${option} "…"`).join(' ');
  return `${about}\n\n  ${command} ${example}\n\n${options.join('\n')}`;
}

/** The possible answer that somebody means, by its number or in other letters; else what they typed. */
const meant = ({choices = []}: Question, typed: string): string =>
  choices[Number(typed) - 1] ??
  choices.find((choice) => choice.toLowerCase() === typed.toLowerCase()) ??
  typed;

/** Asks a person until the answer is right. */
async function ask(question: Question, read: (text: string) => Promise<string>): Promise<string> {
  const {message, fallback, choices = [], problemOf} = question;
  choices.forEach((choice, index) => console.log(`  ${index + 1}. ${choice}`));
  const usual = fallback === undefined ? '' : ` (${fallback})`;
  for (;;) {
    const typed = normalizeSpaces(await read(`${message}${usual}: `));
    if (typed === '' && fallback !== undefined) {
      return fallback;
    }
    const answer = meant(question, typed);
    const problem = problemOf(answer);
    if (problem === undefined) {
      return answer;
    }
    console.log(problem);
  }
}

/** The arguments of a command, in which only its questions' options are known. */
function parse(
  command: string,
  questions: readonly Question[],
  args: string[],
): Readonly<Record<string, string | boolean | undefined>> {
  const options = questions.map(({option}) => [option, {type: 'string'}] as const);
  try {
    return parseArgs({args, options: {...Object.fromEntries(options), help: {type: 'boolean'}}})
      .values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Error(`${sentence}. "${command} --help" lists the options.`);
  }
}

/**
 * Takes the answers from a command's arguments; without any, asks the person at the terminal.
 *
 * @param about what the command does, for `--help`
 * @returns undefined when the person only wanted to know the options
 * @throws Error that lists everything missing or wrong in what was given
 */
export async function answersTo(
  questions: readonly Question[],
  about: string,
  args: string[],
  canAsk: boolean = process.stdin.isTTY,
): Promise<Answers | undefined> {
  const script = process.env.npm_lifecycle_event;
  const command = script === undefined ? 'editor new-page' : `npm run ${script} --`;
  const values = parse(command, questions, args);
  const answers: Record<string, string> = {};
  if (args.length === 0 && canAsk) {
    const terminal = createInterface({input: process.stdin, output: process.stdout});
    for (const question of questions) {
      answers[question.option] = await ask(question, (text) => terminal.question(text));
    }
    terminal.close();
    return answers;
  }
  if (values.help || args.length === 0) {
    console.log(helpOf(command, about, questions));
    return undefined;
  }
  const problems = questions.flatMap((question) => {
    const {option, fallback, problemOf} = question;
    const value = values[option] ?? fallback;
    const answer = meant(question, normalizeSpaces(String(value)));
    answers[option] = answer;
    const problem = value === undefined ? 'This is missing.' : problemOf(answer);
    return problem === undefined ? [] : `--${option}: ${problem}`;
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return answers;
}
