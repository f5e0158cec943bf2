import {h, hydrate} from 'preact';
import type {ComponentType as PreactComponent} from 'preact';
import type {ComponentType} from 'react';
import type {StartIsland} from './startIsland.ts';
import './textFields.ts';

export type {StartIsland};

/** Makes an island of a React component: Preact hydrates the HTML that React rendered. */
export function hydrateComponent<Props extends object>(
  component: ComponentType<Props>,
): StartIsland<Props> {
  return (island, props) => {
    hydrate(h(component as PreactComponent<Props>, props), island);
  };
}
