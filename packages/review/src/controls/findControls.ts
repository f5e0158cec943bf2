import type {Locator, Page} from '@playwright/test';
import type {PageCapture} from '../capture/capturePage';
import {elementsOf} from '../capture/readTree';
import type {AriaNode} from '../capture/readTree';
import {viewports} from '../model';
import type {Viewport} from '../model';

/** A page of both versions. */
export type PagePair = Record<'before' | 'after', PageCapture>;

/** Visitors press these, type into these, and choose from these. */
const pressedRoles = ['button', 'checkbox', 'menuitem', 'radio', 'switch', 'tab'] as const;
const typedRoles = ['searchbox', 'spinbutton', 'textbox'] as const;
const chosenRoles = ['combobox', 'slider'] as const;
const controlRoles = [...pressedRoles, ...typedRoles, ...chosenRoles];
type ControlRole = (typeof controlRoles)[number];

/** A control as screen readers know it, which is how both versions of a page are compared. */
export type Control = {
  role: ControlRole;
  name: string;
  /** Its number among those of the same role and name, from 0. */
  number: number;
  /** Whether it's outside the main part of the page, and so probably on every page. */
  isShared: boolean;
};

/** A control of both versions; its name can contain a count that differs. */
export type Trial = {viewport: Viewport; before: Control; after: Control};

export const isTyped = ({role}: Control): boolean => typedRoles.some((each) => each === role);
export const isChosen = ({role}: Control): boolean => chosenRoles.some((each) => each === role);

/** The same in both versions of a page, also if its name contains a count that changed. */
export const keyOf = ({role, name, number}: Control): string =>
  `${role} ${number} ${name.replace(/\d+/g, '#')}`;

/** The controls of a page, in reading order. Those without a name can't be told apart. */
function findControls(tree: readonly AriaNode[]): Control[] {
  const elements = elementsOf(tree);
  const main = elements.find((element) => element.role === 'main');
  const inMain = new Set(elementsOf(main?.children ?? tree));
  const counts = new Map<string, number>();
  return elements.flatMap((element): Control[] => {
    const {name} = element;
    const role = controlRoles.find((each) => each === element.role);
    if (!role || !name) {
      return [];
    }
    const number = counts.get(role + name) ?? 0;
    counts.set(role + name, number + 1);
    return [{role, name, number, isShared: !inMain.has(element)}];
  });
}

/** The controls that are in both versions; those of a phone, if a desktop doesn't have them. */
export function findTrials({before, after}: PagePair): Trial[] {
  const trials = new Map<string, Trial>();
  for (const viewport of viewports) {
    const former = findControls(before.views[viewport].tree);
    for (const control of findControls(after.views[viewport].tree)) {
      const key = keyOf(control);
      const old = former.find((each) => keyOf(each) === key);
      if (old && !trials.has(key)) {
        trials.set(key, {viewport, before: old, after: control});
      }
    }
  }
  return Array.from(trials.values());
}

/** Puts the first control of each kind first: the first “Sort by …”, the first “Compare …”. */
export function firstOfEachKind(trials: readonly Trial[]): Trial[] {
  const kindOf = ({after: {role, name}}: Trial) => `${role} ${name.split(' ')[0]}`;
  const ranks = trials.map((trial, index) => ({
    trial,
    rank: trials.slice(0, index).filter((other) => kindOf(other) === kindOf(trial)).length,
  }));
  return ranks.toSorted((a, b) => a.rank - b.rank).map(({trial}) => trial);
}

/** Finds a control in a page. */
export const locate = (page: Page, {role, name, number}: Control): Locator =>
  page.getByRole(role, {name, exact: true}).nth(number);
