import {setTimeout as sleep} from 'node:timers/promises';

/** Something that may work a moment later: the network, or a server that is overloaded. */
export class TemporaryError extends Error {}

/** Waits for that many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

const delaysMs = [1000, 5000, 15_000, 45_000];

/**
 * Repeats an action that failed with a `TemporaryError`, up to four times.
 *
 * @throws the last error of the action
 */
export async function retry<T>(action: () => Promise<T>, wait: Wait = sleep): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof TemporaryError)) {
        throw error;
      }
      await wait(delayMs);
    }
  }
  return action();
}
