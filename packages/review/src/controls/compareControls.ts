import type {Page} from '@playwright/test';
import type {Viewport} from '../model';
import {inList} from '../report/words';
import {findTrials, firstOfEachKind, isChosen, isTyped, keyOf} from './findControls';
import type {Control, PagePair, Trial} from './findControls';
import {effects, methodsOf, tryControl} from './tryControl';
import type {Effect, Method} from './tryControl';

type Version = keyof PagePair;
type OpenWindow = (version: Version, viewport: Viewport) => Promise<Page>;

/** A control of one page that was usable and isn't anymore. */
export type BrokenControl = {control: Control; method: Method; effect: Effect};

const maxControls = 40;

/** Each tries controls in windows of its own. */
const workers = [0, 1];

/** Uses the controls of pages by pointer and by keyboard, each on the page as it was opened. */
export class ControlTester {
  readonly #open: OpenWindow;
  readonly #windows = new Map<string, Promise<Page>>();
  /** The keys of those that are on every page. */
  readonly #triedShared = new Set<string>();

  constructor(open: OpenWindow) {
    this.#open = open;
  }

  async close(): Promise<void> {
    const pages = await Promise.all(this.#windows.values());
    await Promise.all(pages.map((page) => page.context().close()));
  }

  #windowOf(worker: number, version: Version, viewport: Viewport): Promise<Page> {
    const key = `${worker} ${version} ${viewport}`;
    const window = this.#windows.get(key) ?? this.#open(version, viewport);
    this.#windows.set(key, window);
    return window;
  }

  /** @returns the controls of a page that stopped working */
  async compare(pair: PagePair): Promise<BrokenControl[]> {
    const trials = findTrials(pair).filter(({after}) => !this.#triedShared.has(keyOf(after)));
    for (const {after} of trials.filter((trial) => trial.after.isShared)) {
      this.#triedShared.add(keyOf(after));
    }
    const queue = firstOfEachKind(trials).slice(0, maxControls);
    const broken: BrokenControl[] = [];
    const work = async (worker: number) => {
      for (let trial = queue.shift(); trial; trial = queue.shift()) {
        const control = trial.after;
        for (const method of methodsOf(control)) {
          const effect = await this.#findLoss(worker, pair.after.path, trial, method);
          if (effect) {
            broken.push({control, method, effect});
            // If the pointer doesn't help, no one needs to read that the keyboard doesn't.
            break;
          }
        }
      }
    };
    await Promise.all(workers.map(work));
    const order = trials.map(({after}) => after);
    return broken.toSorted((a, b) => order.indexOf(a.control) - order.indexOf(b.control));
  }

  /**
   * Whether a control does less than before. What only seems so is looked at again, twice.
   *
   * @returns what it still does; undefined if it does what it did
   */
  async #findLoss(
    worker: number,
    path: string,
    trial: Trial,
    method: Method,
  ): Promise<Effect | undefined> {
    const attempt = async (version: Version, isPatient: boolean) => {
      const page = await this.#windowOf(worker, version, trial.viewport);
      return tryControl(page, path, trial[version], method, isPatient);
    };
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
}

/** What a reviewer reads: `“Ask” and “Send” stopped working: pressing does nothing anymore.` */
export function brokenInWords(broken: readonly BrokenControl[]): string[] {
  const controls = new Map<string, string[]>();
  for (const {control, method, effect} of broken) {
    const isByKeyboard = method === 'keyboard' && methodsOf(control).length > 1;
    const choosing = isChosen(control) ? 'choosing' : 'pressing';
    const action = isTyped(control) ? 'typing' : choosing;
    const result = effect === 'itself' ? 'changes nothing else anymore' : 'does nothing anymore';
    const what = `stopped working${isByKeyboard ? ' by keyboard' : ''}: ${action} ${result}.`;
    controls.set(what, [...(controls.get(what) ?? []), `“${control.name}”`]);
  }
  return Array.from(controls, ([what, names]) => `${inList(names)} ${what}`);
}
