import type {PlaceId, PlaceInfo} from '../../protocol';
import type {Directory} from './Directory';
import type {MarkObserver} from './MarkObserver';

/** What can be edited somewhere on the page. */
export type Found = {
  /** What is outlined. */
  nodes: readonly Node[];
} & (
  | {kind: 'place'; place: PlaceId}
  | {kind: 'block'; block: PlaceInfo['blocks'][number]}
  /** Several texts without anything that contains only them, such as the words of a drop-down. */
  | {kind: 'list'; places: readonly PlaceId[]}
);

/** More would be a part of the page rather than one thing. */
const MAX_LISTED = 30;

const control = 'select, input, textarea, label, fieldset';

/** A field of a form with its label and hints, whose texts can't all be clicked. */
const fieldAround = (start: Node): Element | null | undefined =>
  start instanceof HTMLElement && 'labels' in start
    ? ((start as HTMLInputElement).labels?.[0]?.parentElement ?? start)
    : undefined;

/**
 * The nearest thing to a node that can be edited: the text that it is or contains; around it, the
 * paragraph that it's in; otherwise, the component or entry.
 *
 * @param start what was clicked or has the focus: a text or an element
 */
export function findAt(
  start: Node,
  marked: Pick<MarkObserver, 'nodes' | 'placesOf'>,
  directory: Directory,
  root: Element,
): Found | undefined {
  const placesOf = (nodes: readonly Node[]) => [
    ...new Set(nodes.flatMap((node) => marked.placesOf(node)).filter((id) => directory.place(id))),
  ];
  const field = fieldAround(start);
  for (let node: Node | null = field ?? start; node && node !== root; node = node.parentNode) {
    const around: Node = node;
    const inside = marked.nodes.filter((other) => around.contains(other));
    const ids = placesOf(inside);
    // A text of the element itself, beside what else is in it.
    const own = inside.filter(
      (other) => other.parentNode === around && placesOf([other]).length === 1,
    );
    for (const nodes of around === field ? [inside] : [inside, own]) {
      const [place, ...others] = placesOf(nodes);
      if (place !== undefined && others.length === 0) {
        return {kind: 'place', place, nodes};
      }
    }
    if (ids.length > 0) {
      const isControl = around instanceof Element && (around === field || around.matches(control));
      if (around instanceof Text || (isControl && ids.length <= MAX_LISTED)) {
        return {kind: 'list', places: ids, nodes: [around]};
      }
      const [first = [], ...others] = ids.map((id) => directory.place(id)?.blocks ?? []);
      const block = first.find(({id}) =>
        others.every((blocks) => blocks.some((each) => each.id === id)),
      );
      if (block !== undefined) {
        return {kind: 'block', block, nodes: [around]};
      }
      if (!(start instanceof Text)) {
        // Space between things belongs to none of them.
        return undefined;
      }
    }
  }
  return undefined;
}

/** Where a node is in the window. */
function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
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
export function boxOf(nodes: readonly Node[]): DOMRect | undefined {
  const boxes = nodes
    .map((node) => (node instanceof Element ? node : rangeOf(node)).getBoundingClientRect())
    .filter(({width, height}) => width > 0 && height > 0);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return boxes.length === 0 ? undefined : new DOMRect(left, top, right - left, bottom - top);
}
