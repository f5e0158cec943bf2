import {isElement, startOf, endOf} from '@sitekit/content-check';
import type {JsxElement, Page, Range} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {isBlank, standsAlone} from './pieces';
import {ownShape} from './shape';

/** A page's tree as MDX renders it: components that stand alone aren't in paragraphs. */
export type Flat = Range & {node: Nodes; children: Flat[]; parent: Flat | undefined};

/** Whether something contains only components, so that each of them is a block. */
const containsBlocks = (node: Nodes): boolean =>
  node.type === 'paragraph' || node.type === 'mdxJsxTextElement' ? standsAlone(node) : true;

function flatten(node: Nodes, parent?: Flat): Flat {
  const flat: Flat = {node, parent, start: startOf(node), end: endOf(node), children: []};
  const childrenOf = (container: Nodes): Nodes[] => {
    const all: Nodes[] = 'children' in container ? container.children : [];
    const isAlone =
      ['paragraph', 'mdxJsxTextElement'].includes(container.type) && containsBlocks(container);
    return isAlone ? all.filter((child) => !isBlank(child)) : all;
  };
  flat.children = childrenOf(node)
    .flatMap((child) =>
      child.type === 'paragraph' && containsBlocks(child) ? childrenOf(child) : [child],
    )
    .map((child) => flatten(child, flat));
  return flat;
}

const known = new WeakMap<Page, Flat>();

export function flatTreeOf(page: Page): Flat {
  const tree = known.get(page) ?? flatten(page.tree);
  known.set(page, tree);
  return tree;
}

/** The node of an element. */
export function flatOf(tree: Flat, element: JsxElement): Flat | undefined {
  return tree.node === element
    ? tree
    : tree.children.reduce<Flat | undefined>(
        (found, child) => found ?? flatOf(child, element),
        undefined,
      );
}

const inText = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'];

/** Whether an element is a block of its own, not a part of a text. */
export function isBlock({parent}: Flat): boolean {
  if (!parent) {
    return false;
  }
  const {node} = parent;
  return node.type === 'mdxJsxTextElement'
    ? containsBlocks(node) && isBlock(parent)
    : !inText.includes(node.type);
}

export const isComment = ({node}: Flat): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  node.value.trim().startsWith('/*');

/** What a node says, without offsets; two nodes that read the same have the same. */
export const flatShape = (flat: Flat, replaced?: Flat): unknown => ({
  ...ownShape(flat.node),
  ...(isElement(flat.node) && {type: 'element'}),
  children: flat === replaced ? [] : flat.children.map((child) => flatShape(child, replaced)),
});
