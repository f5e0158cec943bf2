import type {PlaceId} from '../../protocol';
import type {MarkObserver} from './MarkObserver';

/** What can be edited somewhere on the page, and what is outlined. */
export type Found = {places: readonly PlaceId[]; node: Node};

/** A point of the window. */
type Point = {x: number; y: number};

/** More would be a part of the page rather than one thing. */
const MAX_PLACES = 8;

/** Where a node is in the window. */
export function domRangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNode(node);
  return range;
}

function distanceTo({x, y}: Point, node: Node): number {
  const element = node instanceof Element ? node : node.parentElement;
  const {left, right, top, bottom, width} = element?.getBoundingClientRect() ?? new DOMRect();
  // What only screen readers see has one pixel.
  return width < 2
    ? Infinity
    : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * The texts in the nearest thing around a node that has any. In a part of the page with many, it's
 * the one that is nearest to a point.
 *
 * @param start what was clicked or has the focus: a text or an element
 */
export function findAt(
  start: Node,
  point: Point,
  marked: Pick<MarkObserver, 'nodes' | 'placesOf'>,
  root: Element,
): Found | undefined {
  const placesOf = (nodes: readonly Node[]) => [
    ...new Set(nodes.flatMap((node) => marked.placesOf(node))),
  ];
  let around: Node | null = start;
  while (around && around !== root) {
    const node: Node = around;
    const inside = marked.nodes.filter((other) => node.contains(other));
    // Of attributes, such as the label of a button without words, only its own.
    const texts = inside.filter((other) => other instanceof Text);
    const shown = texts.length > 0 ? texts : inside.filter((other) => other === node);
    const places = placesOf(shown);
    if (places.length > MAX_PLACES) {
      const nearest = shown.reduce((best, other) =>
        distanceTo(point, other) < distanceTo(point, best) ? other : best,
      );
      return {places: placesOf([nearest]), node: nearest};
    }
    if (places.length > 0) {
      return {places, node};
    }
    around = node.parentNode;
  }
  return undefined;
}

/** The text at a point; otherwise the element there. */
export function nodeAtPoint({x, y}: Point, target: Element): Node {
  const node = document.caretPositionFromPoint(x, y)?.offsetNode;
  const isText = node instanceof Text && target.contains(node);
  const isOn =
    isText &&
    Array.from(domRangeOf(node).getClientRects()).some(
      ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
    );
  return isOn ? node : target;
}
