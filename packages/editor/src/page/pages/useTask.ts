import {useState} from 'react';
import {messageOf} from '../session';
import type {EditSession} from '../session';

/** Whether something is being done, and how to do it: once at a time, with its error told. */
export function useTask(
  session: EditSession,
): [isBusy: boolean, run: (task: () => Promise<void>) => void] {
  const [isBusy, setBusy] = useState(false);
  const run = (task: () => Promise<void>) => {
    if (!isBusy) {
      setBusy(true);
      session.say('');
      task()
        .catch((error: unknown) => session.say(messageOf(error)))
        .finally(() => setBusy(false));
    }
  };
  return [isBusy, run];
}
