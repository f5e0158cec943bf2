import type {ElementType} from 'react';
import {islandTag} from '../islandTag.ts';

/** The attribute that lists an element's event handlers until the build has checked them. Islands always have it. */
export const handlerMark = 'data-island-handlers';

type Props = Record<string, unknown>;

/**
 * Adds to an element with event handlers an attribute such as `onClick, onKeyDown`. A link with
 * an address gets none, because it works without its handlers.
 */
export function markHandlers<T extends Props | null | undefined>(type: ElementType, props: T): T {
  if ((type as string) === islandTag) {
    return {...props, [handlerMark]: ''};
  }
  if (typeof type !== 'string' || !props || (type === 'a' && props.href)) {
    return props;
  }
  const handlers = Object.keys(props).filter(
    (name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function',
  );
  return handlers.length > 0 ? {...props, [handlerMark]: handlers.join(', ')} : props;
}
