import {appendFileSync} from 'node:fs';

/** Where the reports go, one JSON object a line: pages may be rendered in several threads. */
declare const EFFECTS_FILE: string;

export type EffectHook = 'useEffect' | 'useLayoutEffect' | 'useInsertionEffect';

export type EffectReport = {
  /** The address of the page: `/docs/intro`. */
  page: string;
  /** The module that calls the hook. */
  file: string;
  hook: EffectHook;
};

// That the file exists shows the build that these modules have replaced React's.
appendFileSync(EFFECTS_FILE, '');

/** Tells the build of an effect. */
export const report = (effect: EffectReport): void =>
  appendFileSync(EFFECTS_FILE, `${JSON.stringify(effect)}\n`);
