import {endOf, isElement, startOf} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import type {BlockOperation} from '../protocol';
import {neighborOf, siblingsIn} from './elementSiblings';
import {insertableIn} from './examples';
import {flatOf, flatTreeOf, isBlock} from './flatTree';
import {piecesOf} from './pieces';
import {sourceAt} from './sourceAt';
import type {BlockDescription} from './Target';

/** The components around an offset of a page, innermost first. */
export function blocksAt(page: Page, config: ContentConfig, offset: number): BlockDescription[] {
  const found: BlockDescription[] = [];
  const search = (node: Nodes): void => {
    if ('children' in node) {
      node.children.forEach(search);
    }
    if (isElement(node) && startOf(node) <= offset && offset < endOf(node)) {
      found.push(describeElement(page, node, config));
    }
  };
  search(page.tree);
  return found;
}

export function describeElement(
  page: Page,
  element: JsxElement,
  config: ContentConfig,
): BlockDescription {
  const start = startOf(element);
  const flat = flatOf(flatTreeOf(page), element);
  const parent = flat && isBlock(flat) ? flat.parent : undefined;
  const siblings = parent ? siblingsIn(page, parent) : [];
  const own = siblings.find((sibling) => sibling.element === flat);
  const description = {
    block: {kind: 'element', start} as const,
    source: sourceAt(page.file, start, element.name ?? ''),
  };
  if (!parent || !own) {
    return {...description, operations: [], insertable: []};
  }
  const operations: BlockOperation[] = ['moveUp', 'moveDown', 'duplicate', 'delete'];
  return {
    ...description,
    operations: operations.filter(
      (operation) =>
        !operation.startsWith('move') ||
        neighborOf(siblings, parent, own, operation === 'moveUp' ? -1 : 1),
    ),
    insertable: insertableIn(parent, config),
  };
}

/** The pieces directly inside of a component. */
export const piecesIn = (page: Page, element: JsxElement) =>
  piecesOf(page).filter(({owner}) => owner === element);
