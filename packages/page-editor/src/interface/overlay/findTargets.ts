import type {Source} from '../../protocol';
import type {Directory} from './Directory';
import {commonElement, findRegions} from './regions';
import type {MarkedNodes} from './regions';

/** A text or a component on the page. */
export type Target = {
  /** Stays the same while the element does. */
  key: string;
  element: Element;
  /** What it shows, when the element also shows other places. */
  nodes?: readonly Node[];
  /** The text that it shows. */
  text: string;
  /** How deep it is in the page: nested ones are above outer ones. */
  depth: number;
} & (
  | {kind: 'place' | 'block'; id: number; source: Source}
  /** Code computes it, so it can't be edited. */
  | {kind: 'computed'}
);

/** Something on the page that can be edited. */
export type EditableTarget = Extract<Target, {id: number}>;

const keys = new WeakMap<Node, number>();
let lastKey = 0;

export function keyOf(node: Node): number {
  const key = keys.get(node) ?? (lastKey += 1);
  keys.set(node, key);
  return key;
}

export function depthOf(element: Element): number {
  let depth = 0;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    depth += 1;
  }
  return depth;
}

/** "Benefit · benefits.mdx:17" */
export const sourceLabel = ({name, file, line}: Source): string =>
  `${name} · ${file.split('/').at(-1) ?? file}:${line}`;

/** The target that is written at the same place, after its element was replaced. */
export const findSame = (
  targets: readonly Target[],
  kind: Target['kind'],
  {file, name, line}: Source,
): EditableTarget | undefined =>
  targets
    .filter((target) => target.kind !== 'computed')
    .find(
      ({kind: otherKind, source}) =>
        otherKind === kind && source.file === file && source.name === name && source.line === line,
    );

/** Sorts by the order in the document, and outer targets before those inside. */
export const byPlace = (a: Target, b: Target): number =>
  a.element === b.element
    ? a.depth - b.depth
    : a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
      ? -1
      : 1;

/** How many marked nodes each node is or contains. */
function countMarks(marked: Iterable<Node>): ReadonlyMap<Node, number> {
  const counts = new Map<Node, number>();
  for (const node of marked) {
    for (let around: Node | null = node; around; around = around.parentNode) {
      counts.set(around, (counts.get(around) ?? 0) + 1);
    }
  }
  return counts;
}

/** What of the page can be edited, in document order. */
export function findTargets(
  marked: MarkedNodes,
  directory: Directory,
  body: Element,
): EditableTarget[] {
  const placesOf = (node: Node) => marked.placesOf(node).filter((id) => directory.place(id));
  const blocksOf = (node: Node) =>
    placesOf(node).flatMap((id) => directory.place(id)?.blocks ?? []);

  const places = findRegions(marked.nodes, body, {idsOf: placesOf, ownsMixedContent: true});
  const blocks = findRegions(marked.nodes, body, {idsOf: blocksOf, ownsMixedContent: false});
  const marksIn = countMarks(marked.nodes);
  const targets = places.flatMap(({id, nodes}): EditableTarget[] => {
    const element = commonElement(nodes);
    const source = directory.place(id)?.source;
    const [first] = nodes;
    if (!element || !source || !first) {
      return [];
    }
    const hasOthers = (marksIn.get(element) ?? 0) > nodes.length;
    const text = nodes
      .map((node) => node.nodeValue ?? (node as Element).getAttribute('alt') ?? '')
      .join('');
    return [
      {
        key: `place ${keyOf(first)} ${marked.placesOf(first).indexOf(id)}`,
        kind: 'place',
        id,
        source,
        element,
        ...(hasOthers && {nodes}),
        text: text.replace(/\s+/g, ' ').trim(),
        depth: 2 * depthOf(element) + 1,
      },
    ];
  });
  for (const [index, {id, extent}] of blocks.entries()) {
    const source = directory.block(id)?.source;
    const isCovered = targets.some(({kind, element}) => kind === 'place' && element === extent);
    if (source && !isCovered) {
      const ordinal = blocks.slice(0, index).filter((other) => other.extent === extent).length;
      targets.push({
        key: `block ${keyOf(extent)} ${ordinal}`,
        kind: 'block',
        id,
        source,
        element: extent,
        text: '',
        depth: 2 * depthOf(extent),
      });
    }
  }
  return targets.sort(byPlace);
}
