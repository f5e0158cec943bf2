import {findActions, keyOfAction, stepsInWords} from './Action';
import type {Action, Control} from './Action';
import {noOutcome} from './PageUse';
import type {Outcome, PageUse, Use} from './PageUse';
import {worksWithBoth} from './perform';
import type {Method} from './perform';
import type {State} from './readState';
import {isSamePage, reopen, restore, undoOf} from './restore';
import type {ExploredPage} from './restore';
import {tryAction} from './tryAction';
import type {UsedPage} from './tryAction';

/** Enough for large pages. */
const maxUses = 150;
const maxExplorationMs = 30_000;

/** What a menu opens can open something in turn. */
const maxSteps = 3;

type Result = {state: State; outcome: Outcome} | undefined;

/**
 * Does one thing after another, and returns what the last one does.
 *
 * @param method how the last one is done
 */
export async function takeSteps(
  explored: UsedPage,
  initial: State,
  steps: readonly Action[],
  method: Method,
  waitTimesMs?: readonly number[],
): Promise<Result> {
  let result: Result;
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const before = result?.state ?? initial;
    const how = isLast ? method : 'pointer';
    result = await tryAction(explored, before, step, how, waitTimesMs);
    if (!result) {
      return undefined;
    }
  }
  return result;
}

/**
 * Uses a control by pointer, and then by keyboard: again, which often undoes what happened, or, if
 * that does nothing, from the start.
 */
async function tryBoth(
  explored: ExploredPage,
  initial: State,
  steps: Action[],
): Promise<{use: Use; state?: State}> {
  const action = steps.at(-1) as Action;
  const first = await takeSteps(explored, initial, steps, 'pointer');
  if (!first) {
    if (steps.length > 1) {
      await reopen(explored, initial);
    }
    return {use: {steps, outcome: noOutcome}};
  }
  const {state, outcome} = first;
  const use: Use = {steps, outcome};
  if (!worksWithBoth(action) || !isSamePage(state, initial)) {
    await restore(explored, initial, state, action);
    return {use, state};
  }
  const turnsOff = undoOf(action, initial, state);
  const again = !turnsOff && (await tryAction(explored, state, action, 'keyboard', [0]));
  await restore(explored, initial, again ? again.state : state, action);
  use.worksByKeyboard = again ? again.outcome.isChanged : false;
  if (!use.worksByKeyboard) {
    const byKeyboard = await takeSteps(explored, initial, steps, 'keyboard');
    use.worksByKeyboard = byKeyboard?.outcome.isChanged ?? false;
    await restore(explored, initial, byKeyboard?.state ?? initial, action);
  }
  return {use, state};
}

/**
 * Uses each control of a page, by pointer and keyboard, and then each control that this makes
 * appear. In between, it returns to the page as it was.
 *
 * @param controls those that the page has when all of its scripts run
 * @param withShared whether to use those of the navbar and the footer too
 */
export async function explorePage(
  explored: ExploredPage,
  controls: Control[],
  withShared: boolean,
): Promise<PageUse> {
  if (!controls.some(({isShared}) => withShared || !isShared)) {
    return {uses: [], unreached: []};
  }
  await reopen(explored, {controls});
  const endsAt = Date.now() + maxExplorationMs;
  const initial = await explored.read();
  const uses: Use[] = [];
  const unreached: string[] = [];
  const known = new Set<string>();
  const queue: Action[][] = [];
  const addActions = (state: State, steps: readonly Action[]) => {
    // What is selected now needn't be selected again later.
    for (const {key, value} of state.controls.filter((each) => each.kind === 'select')) {
      known.add(keyOfAction({key, value}));
    }
    const actions = findActions(state.controls).filter(({isShared}) => withShared || !isShared);
    for (const action of actions.filter((each) => !known.has(keyOfAction(each)))) {
      known.add(keyOfAction(action));
      queue.push([...steps, action]);
    }
  };
  addActions(initial, []);
  for (let steps = queue.shift(); steps; steps = queue.shift()) {
    if (uses.length >= maxUses || Date.now() > endsAt) {
      unreached.push(stepsInWords(steps));
      continue;
    }
    const {use, state} = await tryBoth(explored, initial, steps);
    uses.push(use);
    if (!state) {
      unreached.push(stepsInWords(steps));
    } else if (steps.length < maxSteps && isSamePage(state, initial)) {
      addActions(state, steps);
    }
  }
  return {uses, unreached};
}
