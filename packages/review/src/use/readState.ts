import type {Page} from '@playwright/test';
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

/** Waits until the page has drawn what it changed. */
export const settle = (page: Page, waitMs = 0): Promise<void> =>
  page.evaluate(
    (delay) =>
      new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), delay)),
    waitMs,
  );

/** All that scripts usually change. What the page shows depends on it. */
const readSource = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const open = Array.from(document.querySelectorAll('[popover]'), (each) =>
      each.matches(':popover-open'),
    );
    const target = document.querySelector(':target')?.id ?? '';
    return [location.pathname, target, open.join(' '), document.body.innerHTML].join('\n');
  });

/** The controls of a page as it is now. */
export const readControls = (page: Page): Promise<Control[]> =>
  page.evaluate(findControls, controlSelector);

/** How often, and how far apart in milliseconds, controls are read until no more appear. */
const maxReadings = 15;
const readingPauseMs = 150;

/** Waits until scripts have added all controls, and returns these. */
export async function waitForControls(page: Page): Promise<Control[]> {
  let controls = await readControls(page);
  for (let reading = 0; reading < maxReadings; reading += 1) {
    await settle(page, readingPauseMs);
    const former = JSON.stringify(controls);
    controls = await readControls(page);
    if (JSON.stringify(controls) === former) {
      break;
    }
  }
  return controls;
}

/**
 * Returns a function that reads what a page shows. Reading takes much longer than using a control,
 * so it reads each state once.
 */
export function stateReader(page: Page): () => Promise<State> {
  const states = new Map<string, State>();
  return async () => {
    const [source, controls] = await Promise.all([readSource(page), readControls(page)]);
    const key = `${JSON.stringify(controls)} ${source}`;
    const known = states.get(key);
    if (known) {
      return {...known, address: page.url()};
    }
    const [{blocks}, messages, looks] = await Promise.all([
      page.evaluate(extractPage),
      page.locator('[role="status"], [role="alert"], [aria-live], output').allInnerTexts(),
      page.locator('body').evaluate(readLooks, lookProperties),
    ]);
    const state = {address: page.url(), blocks, messages, controls, looks};
    states.set(key, state);
    return state;
  };
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

/** The same without messages. */
export const lastingText = (state: State): string =>
  stateAsText({
    ...state,
    blocks: state.blocks.filter(({text}) => !state.messages.some((each) => each.includes(text))),
  });
