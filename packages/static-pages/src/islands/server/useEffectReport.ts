import {appendFileSync} from 'node:fs';
import {useContext} from 'react';
import {useLocation} from '@docusaurus/router';
import {InsideIsland} from '../InsideIsland.ts';

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

/** Reports that a component has an effect, unless it is in an island. */
export function useEffectReport(hook: EffectHook, file: string): void {
  const isInside = useContext(InsideIsland);
  const {pathname} = useLocation();
  if (!isInside) {
    const report: EffectReport = {page: pathname, file, hook};
    appendFileSync(EFFECTS_FILE, `${JSON.stringify(report)}\n`);
  }
}
