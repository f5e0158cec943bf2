import type {Page} from '@playwright/test';
import {buildOrigin} from '../versions/buildFiles';
import type {Action} from './Action';
import type {Outcome} from './PageUse';
import {perform} from './perform';
import type {Method} from './perform';
import {controlStates, stateAsText, withoutControl} from './readState';
import type {State, StateReader} from './readState';

/** What doesn't answer at once may still be loading a script. */
const answerTimesMs = [0, 200];

/** Enough for all that happens, such as an address that changes when nothing is typed anymore. */
export const patientAnswerTimesMs = [1200];

/** Something that a visitor can do with a page, which is open. */
export type UsedPage = {
  page: Page;
  read: StateReader;
  /** What happened outside of the page since it was last called. */
  takeEffects: () => string[];
};

function describeOutcome(
  before: State,
  state: State,
  effects: readonly string[],
  {key, value}: Action,
): Outcome {
  const known = new Set([...controlStates(before), ...before.looks]);
  const [old, current] = [new URL(before.address), new URL(state.address)];
  const address = state.address.replace(buildOrigin, '');
  const isOtherPage = old.pathname !== current.pathname;
  const outcome = {
    effects: [
      ...effects,
      ...(isOtherPage ? [`opens ${address}`] : []),
      ...(!isOtherPage && old.href !== current.href ? [`changes the address to ${address}`] : []),
    ],
    // The other page is reviewed itself.
    blocks: isOtherPage ? [] : state.blocks,
    controls: isOtherPage ? [] : controlStates(state).filter((line) => !known.has(line)),
    looks: isOtherPage ? [] : state.looks.filter((look) => !known.has(look)),
  };
  // What is typed or selected appears in the control even if nothing else happens.
  const textOf = (each: State) =>
    stateAsText(value === undefined ? each : withoutControl(each, key));
  const isChanged = outcome.effects.length > 0 || textOf(before) !== textOf(state);
  return {...outcome, isChanged};
}

/**
 * Uses a control and reads what happens.
 *
 * @param before what the page shows
 * @returns undefined if the control can't be used
 */
export async function tryAction(
  {page, read, takeEffects}: UsedPage,
  before: State,
  action: Action,
  method: Method = 'pointer',
  waitTimesMs: readonly number[] = answerTimesMs,
): Promise<{state: State; outcome: Outcome} | undefined> {
  takeEffects();
  if (!(await perform(page, before, action, method))) {
    return undefined;
  }
  let state = before;
  let outcome = describeOutcome(before, before, [], action);
  const effects: string[] = [];
  for (const waitMs of waitTimesMs) {
    await page.waitForLoadState();
    state = await read(waitMs);
    effects.push(...takeEffects());
    outcome = describeOutcome(before, state, effects, action);
    if (outcome.isChanged) {
      break;
    }
  }
  return {state, outcome};
}
