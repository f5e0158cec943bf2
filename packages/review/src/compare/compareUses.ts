import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Viewport} from '../capture/PageCapture';
import {keyOfAction, stepsInWords} from '../use/Action';
import type {PageUse, Use} from '../use/PageUse';
import {without} from './compareFacts';
import type {ListChange} from './compareFacts';
import {compareScreenshots} from './compareScreenshots';
import type {ScreenshotChange} from './compareScreenshots';
import {compareTexts, versionsOf} from './compareTexts';
import type {TextChange} from './compareTexts';

/** The same use in both versions. */
export type UsePair = {viewport: Viewport; before: Use; after: Use};

/** A control that a visitor can use in both versions, with another result. */
export type UseChange = {
  /** `after pressing “Code Quality”` */
  steps: string;
  /** The name of the control, and whether it's in the navbar or the footer. */
  control: string;
  isShared: boolean;
  /** At each width where it differs. */
  pairs: UsePair[];
  /** Which method does nothing anymore; undefined if something else happens. */
  broken?: 'pointer' | 'keyboard';
  texts: TextChange[];
  lists: ListChange[];
  /** Whether something that appears has other styles. */
  hasOtherLooks: boolean;
  /** How its screenshots differ. */
  screenshots?: ScreenshotChange;
};

const keyOfUse = ({steps}: Use): string => steps.map(keyOfAction).join(', ');

/**
 * Whether a control does anything. What is typed or selected may show the same as before, so another
 * value is enough.
 */
const doesAnything = ({steps, outcome}: Use, all: readonly Use[]): boolean =>
  outcome.isChanged ||
  (steps.at(-1)?.value !== undefined &&
    all.some((use) => use.steps.at(-1)?.key === steps.at(-1)?.key && use.outcome.isChanged));

function findBroken(before: Use, after: Use, all: readonly Use[]): UseChange['broken'] {
  if (before.outcome.isChanged && !doesAnything(after, all)) {
    return 'pointer';
  }
  return before.worksByKeyboard && after.worksByKeyboard === false ? 'keyboard' : undefined;
}

/** Numbers change with what is shown, such as counts and the addresses of steps. */
const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#');

/** The old and the new text of a change. */
const keysOfText = (change: TextChange): string[] => {
  const [old, current] = versionsOf(change).map(withoutNumbers);
  return [...(old ? [`removed ${old}`] : []), ...(current ? [`added ${current}`] : [])];
};

const linesOnlyIn = (lines: readonly string[], other: readonly string[]): string[] => {
  const known = other.map(withoutNumbers);
  return lines.filter((line) => !known.includes(withoutNumbers(line)));
};

/** Compares what happens in two versions; what is in `known` is left out, and the rest added to it. */
function compareOutcomes(
  {outcome: before}: Use,
  {outcome: after}: Use,
  known: Set<string>,
): Pick<UseChange, 'texts' | 'lists' | 'hasOtherLooks'> {
  const isNew = (key: string) => !known.has(key) && Boolean(known.add(key));
  const lists = [
    {what: 'what happens', old: before.effects, current: after.effects},
    {what: 'controls', old: before.controls, current: after.controls},
  ].map(({what, old, current}) => ({
    what,
    added: linesOnlyIn(current, old).filter((line) => isNew(`added ${line}`)),
    removed: linesOnlyIn(old, current).filter((line) => isNew(`removed ${line}`)),
  }));
  const looks = [...without(before.looks, after.looks), ...without(after.looks, before.looks)];
  return {
    texts: compareTexts(before.blocks, after.blocks).filter(
      (text) => keysOfText(text).filter(isNew).length > 0,
    ),
    lists: lists.filter(({added, removed}) => added.length + removed.length > 0),
    hasOtherLooks: looks.filter(isNew).length > 0,
  };
}

const nothing = {texts: [], lists: [], hasOtherLooks: false};

type Uses = Record<Viewport, PageUse>;

/**
 * What differs when visitors use the controls of a page: each difference once, unless the page
 * differs in it anyway.
 *
 * @param texts what differs in the page before anything is used
 */
export function compareUses(before: Uses, after: Uses, texts: readonly TextChange[]): UseChange[] {
  const known = new Set(texts.flatMap(keysOfText));
  const isReordered = texts.some(({kind}) => kind === 'reordered');
  const changes: UseChange[] = [];
  for (const viewport of ['desktop', 'phone'] as const) {
    const old = new Map(before[viewport].uses.map((use) => [keyOfUse(use), use]));
    for (const use of after[viewport].uses) {
      const former = old.get(keyOfUse(use));
      const control = use.steps.at(-1);
      if (!former || !control) {
        continue;
      }
      const steps = stepsInWords(use.steps);
      const broken = findBroken(former, use, after[viewport].uses);
      const same = changes.find((change) => broken && change.broken && change.steps === steps);
      if (same) {
        same.pairs.push({viewport, before: former, after: use});
        continue;
      }
      const outcome = broken ? nothing : compareOutcomes(former, use, known);
      const ofUse = outcome.texts.filter(({kind}) => kind !== 'reordered' || !isReordered);
      if (broken || outcome.hasOtherLooks || ofUse.length + outcome.lists.length > 0) {
        const {name, isShared} = control;
        const pairs = [{viewport, before: former, after: use}];
        changes.push({steps, control: name, isShared, pairs, broken, ...outcome, texts: ofUse});
      }
    }
  }
  return changes;
}

/** Compares the screenshots of changes, and leaves out what turns out to look the same. */
export function withScreenshots(
  changes: readonly UseChange[],
  beforeFolder: string,
  afterFolder: string,
): UseChange[] {
  return changes
    .map((change): UseChange => {
      const {before, after} = change.pairs[0] ?? {};
      return before?.screenshot && after?.screenshot
        ? {
            ...change,
            screenshots: compareScreenshots(
              readFileSync(join(beforeFolder, before.screenshot)),
              readFileSync(join(afterFolder, after.screenshot)),
            ),
          }
        : change;
    })
    .filter(
      (change) =>
        change.broken || change.texts.length + change.lists.length > 0 || change.screenshots,
    );
}
