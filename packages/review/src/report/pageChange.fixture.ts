import type {PageArea} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';
import {compareTexts} from '../compare/compareTexts';
import type {TextChange} from '../compare/compareTexts';

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
    texts: [],
    values: [],
    lists: [],
    brokenLinks: [],
    screenshots: {},
    hasOwnLook: false,
    ...more,
  };
}

export const unchangedPage = (name: string) => pageChange(name, {status: 'unchanged'});
