/** Asks a person, who first reads what is wrong with the previous answer. */
export type Ask = (question: string, problem: string | undefined) => Promise<string>;

export type Decision = {
  /** The option of the command that gives the value, without its hyphens. */
  option: string;
  question: string;
  given: string | undefined;
  /** Without it, a value that isn't given is an error. */
  ask: Ask | undefined;
  problemOf: (value: string) => string | undefined;
};

const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Takes the value that was given, or asks for it until it's right.
 *
 * @throws Error that says what is missing or wrong
 */
export async function decide({option, question, given, ask, problemOf}: Decision): Promise<string> {
  let value = given ?? (await ask?.(question, undefined));
  if (value === undefined) {
    throw new Error(
      `The option --${option} is missing. Add --${option} "…", or run the command in a terminal, where it asks.`,
    );
  }
  let problem = problemOf(value);
  while (problem && ask && given === undefined) {
    value = await ask(question, problem);
    problem = problemOf(value);
  }
  if (problem) {
    throw new Error(problem);
  }
  return normalizeSpaces(value);
}
