/** A rectangle in the viewport. */
export type Box = {left: number; top: number; right: number; bottom: number};

export type VisibleBox = Box & {
  /** Whether it stays where it is when the page scrolls, above what scrolls. */
  isFixed: boolean;
};

/** What the containers of an element do to it. */
type Clip = {
  box: Box;
  isFixed: boolean;
  /** Whether the container itself stays where it is, and covers what scrolls below it. */
  isCover: boolean;
};

/** What is known about containers; valid until anything moves. */
export type Clips = Map<Element, Clip>;

const everything: Box = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
const nothing: Box = {left: 0, top: 0, right: 0, bottom: 0};

const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Below this size, a text is only there for screen readers. */
const minVisiblePx = 4;

/** Whether a person can see and click it. */
export const isClickable = ({left, top, right, bottom}: Box): boolean =>
  right - left >= minVisiblePx && bottom - top >= minVisiblePx;

function boxOfNodes(nodes: readonly Node[], element: Element): Box {
  const range = element.ownerDocument.createRange();
  const [first = element] = nodes;
  range.setStartBefore(first);
  range.setEndAfter(nodes.at(-1) ?? element);
  return range.getBoundingClientRect();
}

function clipOf(element: Element | null, known: Clips): Clip {
  if (!element || element === element.ownerDocument.body) {
    return {box: everything, isFixed: false, isCover: false};
  }
  const clip = known.get(element) ?? computeClip(element, known);
  known.set(element, clip);
  return clip;
}

function computeClip(element: Element, known: Clips): Clip {
  const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
  const isFixed = position === 'fixed';
  const isCover = isFixed || position === 'sticky';
  const outer = isFixed
    ? {box: everything, isFixed, isCover}
    : {...clipOf(element.parentElement, known), isCover};
  if (clipPath === 'inset(50%)') {
    return {...outer, box: nothing};
  }
  return overflowX === 'visible' && overflowY === 'visible'
    ? outer
    : {...outer, box: intersect(outer.box, element.getBoundingClientRect())};
}

/** What of a box shows next to a cover that reaches over one of its ends. */
function withoutCover(box: Box, cover: Box): Box {
  const {left, top, right, bottom} = intersect(box, cover);
  const [isWide, isTall] = [
    left === box.left && right === box.right,
    top === box.top && bottom === box.bottom,
  ];
  switch (true) {
    case left >= right || top >= bottom:
      return box;
    case isWide && top === box.top:
      return {...box, top: bottom};
    case isWide && bottom === box.bottom:
      return {...box, bottom: top};
    case isTall && left === box.left:
      return {...box, left: right};
    case isTall && right === box.right:
      return {...box, right: left};
    default:
      return box;
  }
}

/** Where a cover is. At an edge of the window, it reaches over what is scrolled out, too. */
function coverBox(cover: Element): Box {
  const {left, top, right, bottom} = cover.getBoundingClientRect();
  const {clientWidth, clientHeight} = cover.ownerDocument.documentElement;
  return {
    left: left <= 0 ? -Infinity : left,
    top: top <= 0 ? -Infinity : top,
    right: right >= clientWidth ? Infinity : right,
    bottom: bottom >= clientHeight ? Infinity : bottom,
  };
}

/** The containers that stay where they are, and where that is. */
export const coversIn = (known: Clips): Map<Element, Box> =>
  new Map(
    Array.from(known).flatMap(([element, {isCover}]) =>
      isCover ? [[element, coverBox(element)] as const] : [],
    ),
  );

/** Where something is that scrolls, without what covers hide of it. */
export function uncovered(
  box: VisibleBox,
  element: Element,
  covers: ReadonlyMap<Element, Box>,
): VisibleBox {
  const above = Array.from(covers).filter(([cover]) => !box.isFixed && !cover.contains(element));
  return {
    ...above.reduce<Box>((visible, [, cover]) => withoutCover(visible, cover), box),
    isFixed: box.isFixed,
  };
}

/**
 * Where nodes are on the screen, without what their containers cut off.
 *
 * @returns undefined if they aren't rendered, such as in a closed menu
 */
export function visibleBox(
  element: Element,
  nodes: readonly Node[] | undefined,
  known: Clips,
): VisibleBox | undefined {
  if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
    return undefined;
  }
  let box: Box = nodes ? boxOfNodes(nodes, element) : element.getBoundingClientRect();
  if (box.right === box.left) {
    // It has no box of its own, such as with `display: contents`.
    box = boxOfNodes([...element.childNodes], element);
  }
  const clip = clipOf(element, known);
  const visible = intersect(box, clip.box);
  const {left, top, right, bottom} = isClickable(visible)
    ? visible
    : {left: box.left, top: box.top, right: box.left, bottom: box.top};
  return {left, top, right, bottom, isFixed: clip.isFixed};
}
