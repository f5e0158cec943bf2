import {createElement} from 'react';
import type {FunctionComponent} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {takeInput} from './takeInput.ts';

/** Hydrates an island: an element with the component's HTML, and its props as an attribute. */
export type StartIsland = (element: HTMLElement) => void;

/**
 * `@sitekit/islands/island` in the browser: the default export of a `Name.island.tsx` is what hydrates
 * the component.
 */
export default function island<Props extends object>(
  _name: string,
  Component: FunctionComponent<Props>,
): StartIsland {
  return (element) => {
    const props = JSON.parse(element.getAttribute('props') as string) as Props;
    const enterAgain = takeInput(element);
    flushSync(() => void hydrateRoot(element, createElement(Component, props)));
    enterAgain();
  };
}
