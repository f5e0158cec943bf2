import type {BlockId, PlaceId} from '../../protocol';
import type {Directory} from './Directory';

/** The nodes of the document that show places, and which. */
export type MarkedNodes = {
  nodes: ReadonlySet<Node>;
  placesOf: (node: Node) => readonly PlaceId[];
};

/** What can be edited somewhere on the page. */
export type Found = {
  /** What is outlined. */
  nodes: readonly Node[];
} & (
  | {kind: 'place'; place: PlaceId}
  | {kind: 'block'; block: BlockId}
  /** Several texts without anything that contains only them, such as the words of a drop-down. */
  | {kind: 'list'; places: readonly PlaceId[]}
);

/** More would be a part of the page rather than one thing. */
const MAX_LISTED = 30;

/** What a person sees as one thing, whose texts can't be clicked one by one. */
const isControl = (node: Node): boolean =>
  node instanceof Element && node.matches('select, input, textarea, label, fieldset');

/** The innermost block that all places are in. */
function commonBlock(ids: readonly PlaceId[], directory: Directory): BlockId | undefined {
  const [first = [], ...others] = ids.map((id) => directory.place(id)?.blocks ?? []);
  return first.find((block) => others.every((blocks) => blocks.includes(block)));
}

/**
 * The nearest thing to a node that can be edited: the text that it is or contains; around it, the
 * paragraph that it's in; otherwise, the component or entry.
 *
 * @param start what was clicked or has the focus: a text or an element
 */
export function findAt(
  start: Node,
  marked: MarkedNodes,
  directory: Directory,
  root: Element,
): Found | undefined {
  const known = (node: Node) => marked.placesOf(node).filter((id) => directory.place(id));
  for (let node: Node | null = start; node && node !== root; node = node.parentNode) {
    const around: Node = node;
    const inside = [...marked.nodes].filter((other) => around.contains(other));
    const ids = [...new Set(inside.flatMap(known))];
    const [first, ...others] = ids;
    if (first !== undefined && others.length === 0) {
      return {kind: 'place', place: first, nodes: inside};
    }
    if (first !== undefined) {
      const own = inside.filter(
        (other) => other.parentNode === around && known(other).length === 1,
      );
      const ownIds = [...new Set(own.flatMap(known))];
      const [place] = ownIds;
      if (place !== undefined && ownIds.length === 1) {
        return {kind: 'place', place, nodes: own};
      }
      const block = commonBlock(ids, directory);
      if (block !== undefined) {
        return {kind: 'block', block, nodes: [around]};
      }
      const isText = around.nodeType === Node.TEXT_NODE;
      if (isText || (isControl(around) && ids.length <= MAX_LISTED)) {
        return {kind: 'list', places: ids, nodes: [around]};
      }
      if (!(start instanceof Text)) {
        // Space between things belongs to none of them.
        return undefined;
      }
    }
  }
  return undefined;
}

/** The text at a point of the window; otherwise the element there. */
export function nodeAt(x: number, y: number, target: Element): Node {
  const position = document.caretPositionFromPoint(x, y)?.offsetNode;
  if (!(position instanceof Text) || !target.contains(position)) {
    return target;
  }
  const range = document.createRange();
  range.selectNodeContents(position);
  const isOn = Array.from(range.getClientRects()).some(
    ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
  );
  return isOn ? position : target;
}

/** Where nodes are in the window. */
export function boxOf(nodes: readonly Node[]): DOMRect | undefined {
  const boxes = nodes
    .map((node) => {
      if (node instanceof Element) {
        return node.getBoundingClientRect();
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    })
    .filter(({width, height}) => width > 0 && height > 0);
  const [first] = boxes;
  if (!first) {
    return undefined;
  }
  const [left, top] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.min(...boxes.map((box) => box.top)),
  ];
  return new DOMRect(
    left,
    top,
    Math.max(...boxes.map(({right}) => right)) - left,
    Math.max(...boxes.map(({bottom}) => bottom)) - top,
  );
}
