import type {Page} from '@playwright/test';
import type {Viewport} from '../model';
import {findTrials, firstOfEachKind, isChosen, isTyped, keyOf} from './findControls';
import type {Control, PagePair, Trial} from './findControls';
import {effects, methodsOf, tryControl} from './tryControl';
import type {Effect, Method} from './tryControl';

type Version = keyof PagePair;
type OpenWindow = (version: Version, viewport: Viewport) => Promise<Page>;

/** A control of one page that was usable and isn't anymore. */
type BrokenControl = {control: Control; method: Method; effect: Effect};

/** The controls of a page that stopped working, and how many weren't tried. */
export type TriedControls = {broken: BrokenControl[]; untried: number};

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

  async compare(pair: PagePair): Promise<TriedControls> {
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
    return {broken, untried: Math.max(0, trials.length - maxControls)};
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

/** What a reviewer reads: `“Send” stopped working: pressing it does nothing anymore.` */
export function brokenInWords({control, method, effect}: BrokenControl): string {
  const isByKeyboard = method === 'keyboard' && methodsOf(control).length > 1;
  const choosing = isChosen(control) ? 'choosing something else' : 'pressing it';
  const action = isTyped(control) ? 'typing in it' : choosing;
  const result = effect === 'itself' ? 'changes nothing else anymore' : 'does nothing anymore';
  return `“${control.name}” stopped working${isByKeyboard ? ' by keyboard' : ''}: ${action} ${result}.`;
}
