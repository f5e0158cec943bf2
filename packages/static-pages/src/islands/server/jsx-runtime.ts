/* `react/jsx-runtime` while pages are rendered: React's own, which also marks event handlers. */

import type {ElementType, Key} from 'react';
import * as react from 'react/jsx-runtime';
import {markHandlers} from './markHandlers.ts';

type Props = Record<string, unknown>;

export const Fragment = react.Fragment;
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, markHandlers(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, markHandlers(type, props), key);
