import {runInNewContext} from 'node:vm';
import type {Problem} from './Diagnostic';

/** How long reading a file, or one kind of rules, can take. An ordinary page takes a tenth of a second. */
const MAX_MS = 5000;

/** Larger files can't be checked while someone waits: 40 printed pages. */
const MAX_CHARS = 120_000;

/** The problem with a file that is too long to be checked. */
export const lengthProblem = (text: string): Problem | undefined =>
  text.length > MAX_CHARS
    ? {
        offset: 0,
        message: `This file is too long to be checked: ${text.length.toLocaleString('en')} characters.`,
        hint: `Split it into files of at most ${MAX_CHARS.toLocaleString('en')} characters.`,
      }
    : undefined;

const tookTooLong: Problem = {
  offset: 0,
  message: `Checking this file took more than ${MAX_MS / 1000} seconds, so the check went on without it.`,
  hint: 'Make it shorter, or delete what repeats a character many times.',
};

/**
 * What a function returns, unless it takes too long.
 *
 * @param instead what to return then
 */
export function withinTime<Result>(
  run: () => Result,
  instead: (problem: Problem) => Result,
): Result {
  try {
    // The only way to stop code on this thread, even in the middle of a regular expression.
    return runInNewContext('run()', {run}, {timeout: MAX_MS}) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      return instead(tookTooLong);
    }
    throw error;
  }
}
