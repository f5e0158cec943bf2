import {elementsOf} from '@sitekit/content-check';
import type {JsxElement, Page} from '@sitekit/content-check';

/** The elements with this name on a page, in source order. */
export const elementsNamed = (name: string, {tree}: Page): JsxElement[] =>
  elementsOf(tree).filter((element) => element.name === name);
