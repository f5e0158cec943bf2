import {forEachElement} from '@sitekit/content-check';
import type {JsxElement, Page} from '@sitekit/content-check';

/** The uses of a component on a page, in order. */
export function elementsNamed(name: string, {tree}: Page): JsxElement[] {
  const elements: JsxElement[] = [];
  forEachElement(tree, (element) => {
    if (element.name === name) {
      elements.push(element);
    }
  });
  return elements;
}
