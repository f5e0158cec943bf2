import {endOf, isElement, startOf} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {piecesOf} from './pieces';
import {sourceAt} from './sourceAt';
import type {BlockDescription} from './Target';

/** The components around an offset of a page, innermost first. */
export function blocksAt(page: Page, _config: ContentConfig, offset: number): BlockDescription[] {
  const found: BlockDescription[] = [];
  const search = (node: Nodes): void => {
    if ('children' in node) {
      node.children.forEach(search);
    }
    if (isElement(node) && startOf(node) <= offset && offset < endOf(node)) {
      found.push(describeElement(page, node));
    }
  };
  search(page.tree);
  return found;
}

export const describeElement = ({file}: Page, element: JsxElement): BlockDescription => ({
  block: {kind: 'element', start: startOf(element)},
  source: sourceAt(file, startOf(element), element.name ?? ''),
  operations: [],
  insertable: [],
});

/** The pieces directly inside of a component. */
export const piecesIn = (page: Page, element: JsxElement) =>
  piecesOf(page).filter(({owner}) => owner === element);
