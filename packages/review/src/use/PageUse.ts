import type {TextBlock} from '../capture/PageCapture';
import type {Action} from './Action';

/** What a page shows after something was used. */
export type Outcome = {
  /** Whether anything happened at all. */
  isChanged: boolean;
  /** What happens besides the page: `opens /tools`, `downloads tools.csv`. */
  effects: string[];
  blocks: TextBlock[];
  /** The controls whose state changed, by their keys: `button Code Quality: on`. */
  controls: string[];
  /** The looks that weren't there before. */
  looks: string[];
};

/** Nothing happens. */
export const noOutcome: Outcome = {
  isChanged: false,
  effects: [],
  blocks: [],
  controls: [],
  looks: [],
};

/** Something that a visitor does with a page, and what happens. */
export type Use = {
  /** The last one is what is tried; the others lead there. */
  steps: Action[];
  outcome: Outcome;
  /** Whether the keyboard does something too; undefined if it wasn't tried. */
  worksByKeyboard?: boolean;
  /** Whether it was tried a second time. */
  isConfirmed?: boolean;
  /** The file of a screenshot, if the versions differ. */
  screenshot?: string;
};

/** What was tried on a page at one width. */
export type PageUse = {
  uses: Use[];
  /** What there was no time for, in words. */
  unreached: string[];
};
