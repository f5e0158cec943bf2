import {isElement} from '@sitekit/content-check';
import type {Page} from '@sitekit/content-check';
import {countBreaks} from './blockText';
import {isComment} from './flatTree';
import type {Flat} from './flatTree';

/** A component with the comments right above it, as a range and as children of its parent. */
export type Sibling = {
  element: Flat;
  start: number;
  end: number;
  /** Its nodes among its parent's children: the comments and the component. */
  first: number;
  last: number;
};

/** The components in a parent, in order. */
export function siblingsIn({file: {text}}: Page, parent: Flat): Sibling[] {
  const {children} = parent;
  return children.flatMap((element, last): Sibling[] => {
    if (!isElement(element.node)) {
      return [];
    }
    let first = last;
    for (;;) {
      const [above, current] = [children[first - 1], children[first]];
      const gap = above && current ? text.slice(above.end, current.start) : '';
      if (!above || !isComment(above) || countBreaks(gap) !== 1) {
        break;
      }
      first -= 1;
    }
    return [
      {element, first, last, start: children[first]?.start ?? element.start, end: element.end},
    ];
  });
}

/** The component next to another one, if there is nothing but comments between them. */
export function neighborOf(
  siblings: readonly Sibling[],
  {children}: Flat,
  sibling: Sibling,
  direction: -1 | 1,
): Sibling | undefined {
  const other = siblings[siblings.indexOf(sibling) + direction];
  if (!other) {
    return undefined;
  }
  const [a, b] = direction === 1 ? [sibling, other] : [other, sibling];
  return children.slice(a.last + 1, b.first).every(isComment) ? other : undefined;
}
