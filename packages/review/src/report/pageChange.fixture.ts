import type {PageArea, Viewport} from '../capture/PageCapture';
import {noChanges} from '../compare/comparePage';
import type {PageChange} from '../compare/comparePage';
import {compareTexts} from '../compare/compareTexts';
import type {TextChange} from '../compare/compareTexts';
import type {UseChange, UsePair} from '../compare/compareUses';
import {noOutcome} from '../use/PageUse';

/** The change of one text under the heading "Costs". */
export function textChanges(before: string, after: string, area: PageArea = 'main'): TextChange[] {
  const block = {area, section: 'Costs', isHeading: false};
  return compareTexts([{...block, text: before}], [{...block, text: after}]);
}

/** A changed page of that name, at `/name`. */
export function pageChange(name: string, more: Partial<PageChange> = {}): PageChange {
  const path = name === 'Home' ? '/' : `/${name.toLowerCase()}`;
  const info = {path, title: `${name} | Site`, weight: {html: 1, css: 1, js: 1}};
  return {
    path,
    status: 'changed',
    before: info,
    after: info,
    ...noChanges,
    ...more,
  };
}

export const unchangedPage = (name: string) => pageChange(name, {status: 'unchanged'});

export function pairAt(viewport: Viewport): UsePair {
  const use = {steps: [], outcome: noOutcome};
  return {viewport, before: use, after: use};
}

/** A button that does nothing anymore. */
export const brokenUse = (control: string, more: Partial<UseChange> = {}): UseChange => ({
  steps: `after pressing “${control}”`,
  control,
  isShared: false,
  broken: 'pointer',
  pairs: [pairAt('desktop'), pairAt('phone')],
  texts: [],
  lists: [],
  hasOtherLooks: false,
  ...more,
});
