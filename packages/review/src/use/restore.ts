import type {Action} from './Action';
import {lastingText, waitForControls} from './readState';
import type {State} from './readState';
import {tryAction} from './tryAction';
import type {UsedPage} from './tryAction';

export type ExploredPage = UsedPage & {
  /** Loads the page again. */
  open: () => Promise<unknown>;
};

/** Long enough for everything that disappears on its own, such as a message. */
const passingMs = 60_000;

export const isSamePage = (a: State, b: State): boolean =>
  new URL(a.address).pathname === new URL(b.address).pathname;

const isRestored = (state: State, initial: State): boolean =>
  lastingText(state) === lastingText(initial);

/** Loads a page again, and waits for controls that its scripts add. */
export async function reopen(
  {page, open}: ExploredPage,
  {controls}: Pick<State, 'controls'>,
): Promise<void> {
  await open();
  await waitForControls(page, controls);
}

/** What gives a control its old value, or turns on again what it turned off, such as a tab. */
export function undoOf(action: Action, initial: State, {controls}: State): Action | undefined {
  if (action.value !== undefined) {
    const value = initial.controls.find(({key}) => key === action.key)?.value ?? '';
    return {...action, value};
  }
  return initial.controls.find(
    ({key, isOn}) => isOn && controls.some((each) => each.key === key && !each.isOn),
  );
}

/** Lets time pass, so that messages disappear. */
async function letTimePass({page, read}: ExploredPage): Promise<State> {
  await page.clock.fastForward(passingMs);
  return read();
}

/** Returns to what a page showed after it was loaded. */
export async function restore(
  explored: ExploredPage,
  initial: State,
  state: State,
  action: Action,
): Promise<void> {
  if (isRestored(state, initial)) {
    if (state.messages.join() !== initial.messages.join()) {
      await letTimePass(explored);
    }
    return;
  }
  if (isSamePage(state, initial)) {
    const undo = undoOf(action, initial, state) ?? action;
    const undone = undo.kind !== 'form' && (await tryAction(explored, state, undo, 'pointer', [0]));
    // On a slow computer, the address can still be about to follow, which the next use seems to do.
    const isSameAddress = undone && undone.state.address === initial.address;
    if (isSameAddress && isRestored(undone.state, initial)) {
      return;
    }
    if (isRestored(await letTimePass(explored), initial)) {
      return;
    }
  }
  await reopen(explored, initial);
}
