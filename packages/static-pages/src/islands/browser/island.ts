import {createElement} from 'react';
import type {FunctionComponent, PropsWithChildren} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {childrenTag} from '../islandTag.ts';
import {takeInput} from './takeInput.ts';

/** Hydrates an island: an element with the component's HTML, and its props as an attribute. */
export type StartIsland = (element: HTMLElement) => void;

/**
 * `@sitekit/static-pages/island` in the browser: the default export of a `Name.island.tsx` is what hydrates
 * the component.
 */
export default function island<Props extends object>(
  _name: string,
  Component: FunctionComponent<PropsWithChildren<Props>>,
): StartIsland {
  return (element) => {
    const props = JSON.parse(element.getAttribute('props') ?? '{}') as Props;
    // React keeps HTML of this kind as it is when it hydrates.
    const children =
      element.querySelector(childrenTag) &&
      createElement(childrenTag, {
        dangerouslySetInnerHTML: {__html: ''},
        suppressHydrationWarning: true,
      });
    const enterAgain = takeInput(element);
    flushSync(() => void hydrateRoot(element, createElement(Component, props, children)));
    enterAgain();
  };
}
