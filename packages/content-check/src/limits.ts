import {createContext, runInContext} from 'node:vm';
import type {Diagnostic} from './Diagnostic';
import type {SourceFile} from './SourceFile';

/** How long reading a file, or one kind of rules, can take. An ordinary page takes a tenth of a second. */
const MAX_MS = 5000;

/** One for all calls, since creating it takes longer than most of them. */
const context = createContext();

/** Larger files can't be checked while someone waits: 40 printed pages. */
const MAX_CHARS = 120_000;

/**
 * What a function returns, unless it takes too long.
 *
 * @param instead what to return then
 */
export function withinTime<Result>(
  file: SourceFile,
  run: () => Result,
  instead: (problem: Diagnostic) => Result,
): Result {
  try {
    // The only way to stop code on this thread, even in the middle of a regular expression.
    return runInContext('run()', Object.assign(context, {run}), {timeout: MAX_MS}) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      return instead(
        file.diagnostic({
          message: `Checking this file took more than ${MAX_MS / 1000} seconds, so the check went on without it.`,
          hint: 'Make it shorter, or delete what repeats a character many times.',
        }),
      );
    }
    throw error;
  }
}

/** The problem with a file that is too long to be checked. */
export const tooLong = (file: SourceFile): Diagnostic | undefined =>
  file.text.length > MAX_CHARS
    ? file.diagnostic({
        message: `This file is too long to be checked: ${file.text.length.toLocaleString('en')} characters.`,
        hint: `Split it into files of at most ${MAX_CHARS.toLocaleString('en')} characters.`,
      })
    : undefined;

const conflictMark = /^(<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$).*$/gm;

/**
 * What makes a whole file unreadable, so that any other problem would be misleading.
 *
 * @param text its text, perhaps without parts where a conflict is only shown
 */
export function wholeFileProblem(file: SourceFile, text = file.text): Diagnostic | undefined {
  if (!file.isUtf8) {
    return file.diagnostic({
      message: "This file isn't saved as UTF-8, so its letters can't be read.",
      hint: 'Open it in your editor and choose "Save as", with the encoding UTF-8.',
    });
  }
  const marks = Array.from(text.matchAll(conflictMark));
  // A line of equals signs alone underlines a heading in Markdown.
  return marks.some(([line]) => /^[<>]/.test(line))
    ? file.diagnostic({
        offset: marks[0]?.index,
        message: 'This is an unresolved merge conflict.',
        hint: 'Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      })
    : undefined;
}
