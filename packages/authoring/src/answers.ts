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

/** Answers by option. */
export type Given = Readonly<Record<string, string | undefined>>;

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

/** Lists the options of a command. */
export function printHelp(command: string, about: string, questions: readonly Question[]): void {
  const options = questions.map(({option, message, choices, fallback}) =>
    [
      `  --${option.padEnd(14)}${message}`,
      choices && `: ${choices.join(', ')}`,
      fallback !== undefined && ` (default: ${fallback})`,
    ]
      .filter(Boolean)
      .join(''),
  );
  const example = questions.map(({option}) => `--${option} "…"`).join(' ');
  console.log(`${about}\n\n  ${command} ${example}\n\n${options.join('\n')}`);
}

async function ask({message, fallback, choices, problemOf}: Question): Promise<string> {
  const {isCancel, select, text} = await import('@clack/prompts');
  const answer = choices
    ? await select({message, options: choices.map((value) => ({value, label: value}))})
    : await text({
        message,
        placeholder: fallback,
        defaultValue: fallback,
        validate: (value = '') =>
          value.trim() === '' && fallback !== undefined
            ? undefined
            : problemOf(normalizeSpaces(value)),
      });
  // The person pressed Ctrl-C.
  return isCancel(answer) ? process.exit(1) : normalizeSpaces(answer);
}

/**
 * Takes the answers that were given, and asks the person at the terminal for the rest. A question
 * with a fallback is only asked if nothing was given.
 *
 * @throws Error that lists everything missing or wrong in what was given
 */
export async function answersTo(
  questions: readonly Question[],
  given: Given,
  canAsk: boolean = process.stdin.isTTY,
): Promise<Map<string, string>> {
  const problems = questions.flatMap(({option, fallback, problemOf}) => {
    const answer = given[option];
    if (answer !== undefined) {
      const problem = problemOf(normalizeSpaces(answer));
      return problem ? [`--${option}: ${problem}`] : [];
    }
    return canAsk || fallback !== undefined ? [] : [`--${option} is missing.`];
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const isAnyGiven = questions.some(({option}) => given[option] !== undefined);
  const answers = new Map<string, string>();
  for (const question of questions) {
    const {option, fallback} = question;
    const known = given[option] ?? (canAsk && !isAnyGiven ? undefined : fallback);
    answers.set(option, known === undefined ? await ask(question) : normalizeSpaces(known));
  }
  return answers;
}
