import {createElement, hydrate} from 'preact/compat';
import type {ComponentType} from 'preact';

/** `@sitekit/static-pages/island` in the browser: what hydrates a component in its element. */
export default (_name: string, Component: ComponentType) => (element: HTMLElement) => {
  const slot =
    element.querySelector('site-children') &&
    createElement('site-children', {dangerouslySetInnerHTML: {__html: ''}});
  const props = JSON.parse(element.getAttribute('props') ?? '{}');
  hydrate(createElement(Component, props, slot), element);
};
