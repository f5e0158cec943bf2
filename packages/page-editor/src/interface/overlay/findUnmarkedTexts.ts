import type {Directory} from './Directory';
import {depthOf, keyOf} from './findTargets';
import type {EditableTarget, Target} from './findTargets';

/** The element that Docusaurus renders a page into. */
const pageRoot = '#__docusaurus';

const words = /[\p{L}\p{N}]/u;

/** What isn't text for visitors, or is drawn. */
const notText = 'script, style, noscript, template, svg, [contenteditable]';

/**
 * The component or entry that everything around an element belongs to, such as a card; undefined if
 * that's several. Words that many components share, such as a button's, are in no entry.
 */
function blockAround(
  element: Element,
  targets: readonly EditableTarget[],
  directory: Directory,
): number | undefined {
  const blocksIn = (container: Element) =>
    targets
      .filter((target) => container.contains(target.element))
      .flatMap(({kind, id}) => (kind === 'block' ? id : (directory.place(id)?.blocks[0] ?? [])))
      .filter((id) => directory.block(id)?.operations.length);
  let container = element.parentElement;
  let blocks: number[] = [];
  while (container && blocks.length === 0) {
    blocks = blocksIn(container);
    container = container.parentElement;
  }
  const [block, ...others] = new Set(blocks);
  return others.length === 0 ? block : undefined;
}

/** The texts of a page that no target shows, by their elements. */
function findTexts(targets: readonly EditableTarget[], root: Element): Map<Element, Node[]> {
  const covered = new Set<Node>(targets.flatMap(({element, nodes}) => nodes ?? element));
  const found = new Map<Element, Node[]>();
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      covered.has(node) || (node instanceof Element && node.matches(notText))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {parentElement: parent, nodeValue} = node;
    if (parent && nodeValue && words.test(nodeValue)) {
      found.set(parent, [...(found.get(parent) ?? []), node]);
    }
  }
  return found;
}

/**
 * The texts of the page without a place of their own: one that a component shows of its block, such
 * as a category, leads to the block. Code computes the others, such as the year.
 *
 * @param targets what can be edited
 */
export function findUnmarkedTexts(
  targets: readonly EditableTarget[],
  directory: Directory,
  body: Element,
): Target[] {
  const root = body.querySelector(pageRoot);
  const texts = root ? findTexts(targets, root) : new Map<Element, Node[]>();
  return Array.from(texts, ([element, nodes]): Target => {
    const id = blockAround(element, targets, directory);
    const source = id !== undefined && directory.block(id)?.source;
    return {
      key: `computed ${keyOf(element)}`,
      ...(source ? {kind: 'block', id, source} : {kind: 'computed'}),
      element,
      ...(element.childElementCount > 0 && {nodes}),
      text: nodes
        .map(({nodeValue}) => nodeValue)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
      depth: 2 * depthOf(element) + 1,
    };
  });
}
