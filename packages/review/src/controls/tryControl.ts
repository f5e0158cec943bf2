import type {Page, Request} from '@playwright/test';
import {openDetails} from '../capture/capturePage';
import {buildOrigin} from '../model';
import {isChosen, isTyped, locate} from './findControls';
import type {Control} from './findControls';

export type Method = 'pointer' | 'keyboard';

/** By which methods a control is used. What is typed and chosen needs the keyboard anyway. */
export const methodsOf = (control: Control): Method[] =>
  isTyped(control) || isChosen(control) ? ['keyboard'] : ['pointer', 'keyboard'];

/**
 * What using a control changed: nothing, only its own state or value and those of its neighbors, or
 * something else on the page.
 */
export const effects = ['nothing', 'itself', 'page'] as const;
export type Effect = (typeof effects)[number];

/** In milliseconds. The last one brings forward what a page does after a pause in typing. */
const actionTimeout = 1500;
const effectTimeouts = {patient: 2500, impatient: 400};
const pollInterval = 60;
const skippedTime = 300;

/** What is typed into a field, by its type. */
const values: Record<string, string> = {
  text: 'qzx',
  date: '2030-01-15',
  email: 'visitor@example.com',
  number: '7',
  time: '10:00',
};

/** Requests that only say that a page loads its own parts later. */
const loadedTypes = ['font', 'image', 'media', 'script', 'stylesheet'];

/** The states in a snapshot, and the values of controls: what controls change by themselves. */
const ownChanges =
  / \[(?:checked|expanded|pressed|selected)[^\]]*\]|(?<=- (?:combobox|searchbox|slider|spinbutton|textbox)(?: "(?:[^"\\]|\\.)*")?): .*/g;

type State = {tree: string; rest: string};

/** What a visitor, with or without a screen reader, knows of a page, and what it requested by now. */
async function readState(page: Page, requests: readonly string[]): Promise<State> {
  const tree = await page.locator('body').ariaSnapshot();
  // Where the focus is, among all elements.
  const focus = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*')).findIndex((each) => each === document.activeElement),
  );
  const rest = [page.url(), focus, ...requests, tree.replace(ownChanges, '')].join('\n');
  return {tree, rest};
}

/** Fills in what a form requires before it can be sent. It runs in the browser. */
function fillRequiredFields(control: Element, texts: Record<string, string>): void {
  const fields = control
    .closest('form')
    ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      ':is(input, textarea, select):required:enabled:not([readonly])',
    );
  for (const field of fields ?? []) {
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
    } else if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = true;
    } else {
      field.value ||= texts[field.type] ?? texts.text ?? '';
    }
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }
}

/** Uses a control that has the focus, as a visitor does. */
async function operate(page: Page, control: Control, method: Method): Promise<void> {
  const target = locate(page, control);
  if (isTyped(control)) {
    const type = await target.getAttribute('type');
    await target.fill(values[type ?? ''] ?? values.text ?? '', {timeout: actionTimeout});
  } else if (isChosen(control)) {
    await page.keyboard.press('ArrowDown');
  } else if (method === 'pointer') {
    await target.click({timeout: actionTimeout});
  } else {
    const isTicked = ['checkbox', 'radio', 'switch'].includes(control.role);
    await page.keyboard.press(isTicked ? 'Space' : 'Enter');
  }
}

/**
 * Opens a page afresh, uses one of its controls, and tells what that changed.
 *
 * @param isPatient whether to wait for scripts first, and longer for an effect
 */
export async function tryControl(
  page: Page,
  path: string,
  control: Control,
  method: Method,
  isPatient: boolean,
): Promise<Effect> {
  await page.goto(buildOrigin + path, {waitUntil: isPatient ? 'networkidle' : 'load'});
  await page.evaluate(openDetails);
  const requests: string[] = [];
  const onRequest = (request: Request) => {
    if (!loadedTypes.includes(request.resourceType())) {
      requests.push(request.url());
    }
  };
  try {
    const target = locate(page, control);
    if (await target.isDisabled({timeout: actionTimeout})) {
      return 'nothing';
    }
    await target.evaluate(fillRequiredFields, values);
    await target.focus();
    const isReachable = await target.evaluate(
      (element: HTMLElement) => element === document.activeElement && element.tabIndex >= 0,
    );
    if (method === 'keyboard' && !isReachable) {
      return 'nothing';
    }
    const before = await readState(page, requests);
    page.on('request', onRequest);
    await operate(page, control, method);
    const end = Date.now() + effectTimeouts[isPatient ? 'patient' : 'impatient'];
    let after: State;
    do {
      await page.clock.runFor(skippedTime);
      after = await readState(page, requests);
      if (after.rest !== before.rest) {
        return 'page';
      }
      await page.waitForTimeout(pollInterval);
    } while (Date.now() < end);
    return after.tree === before.tree ? 'nothing' : 'itself';
  } catch (error) {
    // Playwright waited for the control to be there, and uncovered.
    if (error instanceof Error && error.name === 'TimeoutError') {
      return 'nothing';
    }
    throw error;
  } finally {
    page.off('request', onRequest);
  }
}
