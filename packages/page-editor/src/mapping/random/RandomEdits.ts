import {EditError} from '../EditError';

/** What a random run of edits did. */
export type RandomEdits = {
  applied: number;
  refused: number;
  /** Those that were taken back, which restored the file exactly. */
  restored: number;
  failures: string[];
};

/** Runs one of them. */
export function attempt(
  result: RandomEdits,
  fail: (problem: string) => void,
  edit: () => void,
): void {
  try {
    edit();
  } catch (error) {
    if (error instanceof EditError) {
      result.refused += 1;
    } else {
      fail(String((error as Error).stack));
    }
  }
}
