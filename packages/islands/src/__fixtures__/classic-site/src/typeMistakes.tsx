/* Mistakes that the package's types must report to a site. */

import type {IslandsOptions} from '@sitekit/islands';
import Island from '@sitekit/islands/Island';
import {hydrateComponent} from '@sitekit/islands/hydrateComponent';
import {useAttached} from '@sitekit/islands/useAttached';
import Counter from './Counter';

// @ts-expect-error -- It's a list.
export const options: IslandsOptions = {compat: 'Counter'};

// @ts-expect-error -- The prop is a number.
export const island = <Island name="Counter" component={Counter} props={{start: '3'}} />;

// @ts-expect-error -- It expects a component.
export const start = hydrateComponent('Counter');

// @ts-expect-error -- It expects a function.
export const useCounter = () => useAttached('counter');
