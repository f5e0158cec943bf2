/** A rectangle in the viewport. */
export type Box = {left: number; top: number; right: number; bottom: number};

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

/** Whether an element has a box that isn't hidden. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true});

/**
 * Where nodes are on the screen, without what their containers cut off.
 *
 * @returns undefined if they aren't rendered, such as in a closed menu
 */
export function visibleBox(element: Element, nodes?: readonly Node[]): Box | undefined {
  if (!isRendered(element)) {
    return undefined;
  }
  let box: Box = nodes ? boxOfNodes(nodes, element) : element.getBoundingClientRect();
  if (box.right === box.left) {
    // It has no box of its own, such as with `display: contents`.
    box = boxOfNodes([...element.childNodes], element);
  }
  for (
    let container: Element | null = element;
    container && container !== element.ownerDocument.body;
    container = container.parentElement
  ) {
    const {overflowX, overflowY, clipPath, position} = getComputedStyle(container);
    if (clipPath === 'inset(50%)') {
      const {left, top} = box;
      return {left, top, right: left, bottom: top};
    }
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      box = intersect(box, container.getBoundingClientRect());
    }
    if (position === 'fixed') {
      break;
    }
  }
  return box;
}
