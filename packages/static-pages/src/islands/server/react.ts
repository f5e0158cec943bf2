/*
 * `react` while pages are rendered: React's own, which also marks event handlers and reports effects
 * outside of islands. Each module that uses them gets its own copy, with its path as the query.
 */

import * as React from 'react';
import type {ElementType, ReactNode} from 'react';
import {markHandlers} from './markHandlers.ts';
import type {EffectHook} from './reports.ts';
import {useEffectReport} from './useEffectReport.ts';

// @ts-expect-error -- The bundler can do this; the types describe a CommonJS module.
export * from 'react';

declare const __resourceQuery: string;

const file = decodeURIComponent(__resourceQuery.slice(1));

const reporting =
  (hook: EffectHook): typeof React.useEffect =>
  (effect, dependencies) => {
    useEffectReport(hook, file);
    React[hook](effect, dependencies);
  };

export const useEffect = reporting('useEffect');
export const useLayoutEffect = reporting('useLayoutEffect');
export const useInsertionEffect = reporting('useInsertionEffect');

export const createElement = (
  type: ElementType,
  props?: Record<string, unknown> | null,
  ...children: ReactNode[]
) => React.createElement(type, markHandlers(type, props), ...children);

const react: object = {...React, useEffect, useLayoutEffect, useInsertionEffect, createElement};

export default react;
