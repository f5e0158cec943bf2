import type {PlaceId} from '../../protocol';
import type {MarkObserver} from './MarkObserver';

/** What can be edited somewhere on the page, and what is outlined. */
export type Found = {places: readonly PlaceId[]; nodes: readonly Node[]};

/** More would be a part of the page rather than one thing. */
const MAX_PLACES = 12;

/**
 * The texts in the nearest thing around a node that has any.
 *
 * @param start what was clicked or has the focus: a text or an element
 */
export function findAt(
  start: Node,
  marked: Pick<MarkObserver, 'nodes' | 'placesOf'>,
  root: Element,
): Found | undefined {
  let around: Node | null = start;
  while (around && around !== root) {
    const node: Node = around;
    const inside = marked.nodes.filter((other) => node.contains(other));
    // Attributes, such as the label of a button without words, only where no text is.
    const texts = inside.filter((other) => other instanceof Text);
    const shown = texts.length > 0 ? texts : inside;
    const places = [...new Set(shown.flatMap((other) => marked.placesOf(other)))];
    if (places.length > 0) {
      const nodes = places.length === 1 ? shown : [node];
      return places.length <= MAX_PLACES ? {places, nodes} : undefined;
    }
    around = node.parentNode;
  }
  return undefined;
}

/** Where a node is in the window. */
function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNode(node);
  return range;
}

/** The text at a point of the window; otherwise the element there. */
export function nodeAt(x: number, y: number, target: Element): Node {
  const node = document.caretPositionFromPoint(x, y)?.offsetNode;
  const isText = node instanceof Text && target.contains(node);
  const isOn =
    isText &&
    Array.from(rangeOf(node).getClientRects()).some(
      ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
    );
  return isOn ? node : target;
}

/** The box around nodes in the window. */
export function boxOf(nodes: readonly Node[]): DOMRect {
  const boxes = nodes.map((node) => rangeOf(node).getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
