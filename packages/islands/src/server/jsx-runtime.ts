/*
 * What `react/jsx-runtime` is while pages are rendered: React's own, which also marks each element
 * that expects a script. The build reads the marks and takes them out again: see build/rewritePage.ts.
 */

import type {ElementType, Key} from 'react';
import * as react from 'react/jsx-runtime';
import {handlerMark} from '../handlerMark';

type Props = Record<string, unknown>;

function withMark(type: ElementType, props: Props): Props {
  if (typeof type !== 'string') {
    return props;
  }
  const handlers = Object.keys(props).filter(
    (name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function',
  );
  return handlers.length > 0 ? {...props, [handlerMark]: handlers.join(' ')} : props;
}

export const Fragment = react.Fragment;
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, withMark(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, withMark(type, props), key);
