import {createInterface} from 'node:readline/promises';
import type {Ask} from './decide';

/** Asks the person at the terminal questions. */
export type Terminal = {
  /** @returns undefined when the person presses Ctrl-C or Ctrl-D */
  ask: (question: string) => Promise<string | undefined>;
  close: () => void;
};

/** @returns undefined when no person sits at a terminal */
export function openTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY) {
    return undefined;
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const closed = new Promise<undefined>((resolve) => {
    terminal.once('close', () => resolve(undefined));
  });
  return {
    ask: (question) => Promise.race([terminal.question(question), closed]).catch(() => undefined),
    close: () => terminal.close(),
  };
}

/** Asks until there is an answer. Who presses Ctrl-C or Ctrl-D stops the command. */
export const askThrough =
  (terminal: Terminal): Ask =>
  async (question, problem) => {
    if (problem) {
      console.log(problem);
    }
    return (await terminal.ask(question)) ?? process.exit(1);
  };
