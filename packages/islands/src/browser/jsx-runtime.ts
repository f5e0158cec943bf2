/* What JSX compiles to in an island's script. Preact's own runtime does more and is larger. */

import {h} from 'preact';
import type {VNode} from 'preact';

export {Fragment} from 'preact';

export const jsx = (type: string, props: object, key?: string): VNode =>
  h(type, {...props, key}) as VNode;
export const jsxs = jsx;
