import type {Browser, Page} from '@playwright/test';
import {openWindow} from '../capture/openWindow';
import type {PageCapture} from '../capture/capturePage';
import {viewports} from '../model';
import type {Viewport} from '../model';
import {findControls, firstOfEachKind, isChosen, isTyped, keyOf} from './findControls';
import type {Control} from './findControls';
import {effects, methodsOf, tryControl} from './tryControl';
import type {Effect, Method} from './tryControl';

/** The folders of both builds. */
export type Builds = {before: string; after: string};

/** A page of both versions. */
export type PagePair = Record<keyof Builds, PageCapture>;

/** A control of one page that was usable and isn't anymore. */
export type BrokenControl = {control: Control; method: Method; effect: Effect};

const maxControls = 40;

/** Windows that are open at the same time for each version. */
const workers = 2;

/** A control of both versions; its name can contain a count that differs. */
type Trial = {viewport: Viewport; before: Control; after: Control};
type Windows = Record<keyof Builds, Record<Viewport, Page>>;

/** The controls that are in both versions; those of a phone, if a desktop doesn't have them. */
function findTrials({before, after}: PagePair): Trial[] {
  const trials = new Map<string, Trial>();
  for (const viewport of viewports) {
    const former = new Map(
      findControls(before.views[viewport].tree).map((control) => [keyOf(control), control]),
    );
    for (const control of findControls(after.views[viewport].tree)) {
      const key = keyOf(control);
      const old = former.get(key);
      if (old && !trials.has(key)) {
        trials.set(key, {viewport, before: old, after: control});
      }
    }
  }
  return Array.from(trials.values());
}

async function openWindows(browser: Browser, builds: Builds): Promise<Windows> {
  const open = (version: keyof Builds, viewport: Viewport) =>
    openWindow(browser, builds[version], viewport);
  const ofVersion = async (version: keyof Builds) => ({
    phone: await open(version, 'phone'),
    desktop: await open(version, 'desktop'),
  });
  return {before: await ofVersion('before'), after: await ofVersion('after')};
}

/** Uses the controls of pages by pointer and by keyboard, each on the page as it was opened. */
export class ControlTester {
  readonly #windows: Promise<Windows>[];
  /** The keys of those that are on every page. */
  readonly #triedShared = new Set<string>();

  constructor(browser: Browser, builds: Builds) {
    this.#windows = Array.from({length: workers}, () => openWindows(browser, builds));
  }

  async close(): Promise<void> {
    const windows = await Promise.all(this.#windows);
    const pages = windows.flatMap(({before, after}) =>
      [before, after].flatMap(Object.values<Page>),
    );
    await Promise.all(pages.map((page) => page.context().close()));
  }

  /** @returns the controls of a page that stopped working, and those that weren't tried */
  async compare(pair: PagePair): Promise<{broken: BrokenControl[]; untried: Control[]}> {
    const trials = new Map(
      findTrials(pair)
        .filter(({after}) => !this.#triedShared.has(keyOf(after)))
        .map((trial) => [trial.after, trial]),
    );
    const controls = firstOfEachKind([...trials.keys()]);
    for (const control of controls.filter(({isShared}) => isShared)) {
      this.#triedShared.add(keyOf(control));
    }
    const queue = controls
      .slice(0, maxControls)
      .flatMap((control) => methodsOf(control).map((method) => ({control, method})));
    const broken: BrokenControl[] = [];
    const work = async (windows: Windows) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const trial = trials.get(next.control);
        const effect = trial && (await findLoss(windows, pair.after.path, trial, next.method));
        if (effect) {
          broken.push({...next, effect});
        }
      }
    };
    await Promise.all(this.#windows.map(async (windows) => work(await windows)));
    return {
      // Who can't use a control by pointer needn't read that the keyboard doesn't help.
      broken: broken.filter(
        ({method, control}) =>
          method === 'pointer' ||
          !broken.some((other) => other.method === 'pointer' && other.control === control),
      ),
      untried: controls.slice(maxControls),
    };
  }
}

/**
 * Whether a control does less than before. What only seems so is looked at again, twice.
 *
 * @returns what it still does; undefined if it does what it did
 */
async function findLoss(
  windows: Windows,
  path: string,
  trial: Trial,
  method: Method,
): Promise<Effect | undefined> {
  const attempt = (version: keyof Builds, isPatient: boolean) =>
    tryControl(windows[version][trial.viewport], path, trial[version], method, isPatient);
  let effect: Effect = 'nothing';
  for (const isPatient of [false, true, true]) {
    effect = await attempt('after', isPatient);
    const former = effect === 'page' ? effect : await attempt('before', isPatient);
    if (effects.indexOf(former) <= effects.indexOf(effect)) {
      return undefined;
    }
  }
  return effect;
}

/** What a reviewer reads: `“Send” stopped working: pressing it does nothing anymore.` */
export function brokenInWords({control, method, effect}: BrokenControl): string {
  const isByKeyboard = method === 'keyboard' && methodsOf(control).length > 1;
  const choosing = isChosen(control) ? 'choosing something else' : 'pressing it';
  const action = isTyped(control) ? 'typing in it' : choosing;
  const result = effect === 'itself' ? 'changes nothing else anymore' : 'does nothing anymore';
  return `“${control.name}” stopped working${isByKeyboard ? ' by keyboard' : ''}: ${action} ${result}.`;
}
