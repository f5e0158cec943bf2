import type {Page} from '@playwright/test';
import {evaluateJson} from '../capture/evaluateJson';
import {extractPage} from '../capture/extractPage';
import type {TextBlock} from '../capture/PageCapture';
import type {Control} from './Action';
import {controlSelector, findControls} from './findControls';
import {lookProperties, readLooks} from './readLooks';

/** What a page shows at one moment. */
export type State = {
  address: string;
  blocks: TextBlock[];
  /** The texts of messages, which may stay when everything else is as before. */
  messages: string[];
  controls: Control[];
  looks: string[];
};

/**
 * Waits until a page has drawn what it changed, and returns a hash of all that scripts usually
 * change. It runs in the browser, so it can't use anything from outside.
 */
async function hashSource(
  waitMs: number,
  find: typeof findControls,
  selector: string,
): Promise<string> {
  await new Promise<void>((resolve) =>
    setTimeout(() => requestAnimationFrame(() => resolve()), waitMs),
  );
  const open = Array.from(document.querySelectorAll('[popover]'), (each) =>
    each.matches(':popover-open'),
  );
  const target = document.querySelector(':target')?.id;
  const {innerHTML} = document.body;
  const source = JSON.stringify([location.pathname, target, open, innerHTML, find(selector)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source));
  return Array.from(new Uint8Array(hash)).join(' ');
}

/** Reads what a page shows. It runs in the browser, so it can't use anything from outside. */
function readContent(
  find: typeof findControls,
  selector: string,
  extract: typeof extractPage,
  look: typeof readLooks,
  properties: readonly string[],
): Omit<State, 'address'> {
  const messages = '[role="status"], [role="alert"], [aria-live], output';
  return {
    controls: find(selector),
    blocks: extract().blocks,
    messages: Array.from(
      document.querySelectorAll<HTMLElement>(messages),
      ({innerText}) => innerText,
    ),
    looks: look(document.body, properties),
  };
}

/** Reads controls until they are the expected ones, or don't change. It runs in the browser. */
async function readUntilComplete(
  expected: Control[] | null,
  maxReadings: number,
  pauseMs: number,
  find: typeof findControls,
  selector: string,
): Promise<Control[]> {
  let complete = JSON.stringify(expected);
  for (let reading = 1; ; reading += 1) {
    const controls = find(selector);
    const text = JSON.stringify(controls);
    if (text === complete || reading === maxReadings) {
      return controls;
    }
    complete = expected ? complete : text;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The controls of a page as it is now. */
export const readControls = (page: Page): Promise<Control[]> =>
  evaluateJson(page, findControls, controlSelector);

const maxReadings = 15;

/** Scripts that load can take so long to add the next control. */
const loadingPauseMs = 150;
const reloadingPauseMs = 30;

/**
 * Waits until scripts have added all controls, and returns these.
 *
 * @param expected what a page that was loaded again had before
 */
export const waitForControls = (page: Page, expected?: Control[]): Promise<Control[]> =>
  evaluateJson(
    page,
    readUntilComplete,
    expected ?? null,
    maxReadings,
    expected ? reloadingPauseMs : loadingPauseMs,
    findControls,
    controlSelector,
  );

/** How often a page can lead on to another one while it is read. */
const maxRedirects = 3;

/** Reads again if the page is left in between, such as by a button that opens another one. */
async function readCompletely<Result>(
  page: Page,
  read: () => Promise<Result>,
  redirects = maxRedirects,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (redirects === 0 || !String(error).includes('Execution context was destroyed')) {
      throw error;
    }
    await page.waitForLoadState();
    return readCompletely(page, read, redirects - 1);
  }
}

/** Reads what a page shows, once it has drawn that. */
export type StateReader = (waitMs?: number) => Promise<State>;

/**
 * Returns a function that reads what a page shows. Reading takes much longer than using a control,
 * so it reads each state once.
 */
export function stateReader(page: Page): StateReader {
  const states = new Map<string, State>();
  const readOnce = async (waitMs: number) => {
    const key = await evaluateJson(page, hashSource, waitMs, findControls, controlSelector);
    const known = states.get(key);
    if (known) {
      return {...known, address: page.url()};
    }
    const content = await evaluateJson(
      page,
      readContent,
      findControls,
      controlSelector,
      extractPage,
      readLooks,
      lookProperties,
    );
    const state = {...content, address: page.url()};
    states.set(key, state);
    return state;
  };
  return (waitMs = 0) => readCompletely(page, () => readOnce(waitMs));
}

/** The states of controls, by their keys: `button Code Quality: on`. */
export const controlStates = ({controls}: State): string[] =>
  controls.map(({key, isUsable, isOn, value}) => {
    const words = [!isUsable && 'not usable', isOn && 'on', value && `“${value}”`].filter(Boolean);
    return `${key}: ${words.join(', ') || 'off'}`;
  });

/** Two states with the same text show the same, apart from how it looks and the address. */
export const stateAsText = (state: State): string =>
  JSON.stringify([state.blocks, controlStates(state)]);

/** A state without one control. */
export const withoutControl = (state: State, key: string): State => ({
  ...state,
  controls: state.controls.filter((control) => control.key !== key),
});

/** The same without messages. */
export const lastingText = (state: State): string =>
  stateAsText({
    ...state,
    blocks: state.blocks.filter(({text}) => !state.messages.some((each) => each.includes(text))),
  });
