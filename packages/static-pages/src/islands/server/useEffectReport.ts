import {useContext} from 'react';
import {useLocation} from '@docusaurus/router';
import {InsideIsland} from '../InsideIsland.ts';
import {report} from './reports.ts';
import type {EffectHook} from './reports.ts';

/** Reports that a component has an effect, unless it is in an island. */
export function useEffectReport(hook: EffectHook, file: string): void {
  const isInside = useContext(InsideIsland);
  const {pathname} = useLocation();
  if (!isInside) {
    report({page: pathname, file, hook});
  }
}
