import type {RequestFor} from '../../protocol';
import type {MarkObserver} from './MarkObserver';

/** What can be edited somewhere on the page, and what is framed. */
export type Found = Pick<RequestFor<'open'>, 'fieldIds' | 'shows'> & {node: Node};

/** A point of the window. */
type Point = {x: number; y: number};

/** The name of a field, and a text of its entry, on an element with a text from elsewhere. */
const showsAttribute = 'data-shows';

/** More would be a part of the page rather than one thing. */
const MAX_FIELDS = 8;

/** Where a node is in the window. */
export function domRangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNode(node);
  return range;
}

/** The box of an element, or of the one that a text is in. */
const boxOf = (node: Node): DOMRect | undefined =>
  (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();

/** What only screen readers see has one pixel. */
const isSeen = (node: Node): boolean => (boxOf(node)?.width ?? 0) > 1;

function distanceTo({x, y}: Point, node: Node): number {
  const {left = 0, right = 0, top = 0, bottom = 0} = boxOf(node) ?? {};
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The field that an element around a node says that it shows. */
function shownAt(
  start: Node,
  marked: Pick<MarkObserver, 'fieldIdsOf'>,
): Pick<RequestFor<'open'>, 'shows'> {
  const element = start instanceof Element ? start : start.parentElement;
  const showing = element?.closest(`[${showsAttribute}]`);
  const [field = ''] = showing?.getAttribute(showsAttribute)?.split(' ') ?? [];
  const [fieldId] = showing ? marked.fieldIdsOf(showing) : [];
  return fieldId === undefined ? {} : {shows: {fieldId, field}};
}

/**
 * The texts in the nearest thing around a node that has any. In a part of the page with many, it's
 * the one that is nearest to a point.
 *
 * @param start what was clicked or has the focus: a text or an element
 * @param root what is too large to be one thing, around the node or the node itself
 */
export function findAt(
  start: Node,
  point: Point,
  marked: Pick<MarkObserver, 'nodes' | 'fieldIdsOf'>,
  root: Node,
): Found | undefined {
  const fieldIdsOf = (nodes: readonly Node[]) => [
    ...new Set(nodes.flatMap((node) => marked.fieldIdsOf(node))),
  ];
  let around: Node | null = start;
  while (around && around !== root) {
    const node: Node = around;
    const inside = marked.nodes.filter((other) => node.contains(other));
    const texts = inside.filter((other) => other instanceof Text);
    // Of attributes, such as the label of a button without words, only its own.
    const own = inside.filter((other) => other === node);
    const shown = [texts.filter(isSeen), texts, own].find(({length}) => length > 0) ?? [];
    const fieldIds = fieldIdsOf(shown);
    if (fieldIds.length > MAX_FIELDS) {
      const nearest = shown.reduce((best, other) =>
        distanceTo(point, other) < distanceTo(point, best) ? other : best,
      );
      return {fieldIds: fieldIdsOf([nearest]), node: nearest, ...shownAt(start, marked)};
    }
    if (fieldIds.length > 0) {
      return {fieldIds, node, ...shownAt(start, marked)};
    }
    around = node.parentNode;
  }
  return undefined;
}

const isOn = ({x, y}: Point, boxes: DOMRectList): boolean =>
  Array.from(boxes).some(
    ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
  );

/** What a person points at. A link can cover a whole card: outside of its own box, what it covers is meant. */
function elementAtPoint(point: Point, target: Element): Element {
  const isLinkAround = target.matches('a') && !isOn(point, target.getClientRects());
  const covered = isLinkAround ? document.elementsFromPoint(point.x, point.y) : [];
  return covered.find((element) => isOn(point, element.getClientRects())) ?? target;
}

/** The text at a point; otherwise the element there. */
export function nodeAtPoint(point: Point, target: Element): Node {
  const {x, y} = point;
  const element = elementAtPoint(point, target);
  const hasPositions = 'caretPositionFromPoint' in document;
  const node = hasPositions
    ? document.caretPositionFromPoint(x, y)?.offsetNode
    : // oxlint-disable-next-line typescript/no-deprecated -- many versions of Safari have only this
      document.caretRangeFromPoint(x, y)?.startContainer;
  const isText = node instanceof Text && element.contains(node);
  return isText && isOn(point, domRangeOf(node).getClientRects()) ? node : element;
}
