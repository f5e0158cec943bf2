import {forEachElement} from '@sitekit/content-check';
import type {JsxElement, Page} from '@sitekit/content-check';

/** The elements with this name on a page, in source order. */
export function elementsNamed(name: string, {tree}: Page): JsxElement[] {
  const elements: JsxElement[] = [];
  forEachElement(tree, (element) => {
    if (element.name === name) {
      elements.push(element);
    }
  });
  return elements;
}
