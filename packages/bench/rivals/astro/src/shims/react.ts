import {createContext, toChildArray} from 'preact';
import {useContext, useId as useIdInRoot} from 'preact/hooks';
import type {Context} from 'react';

/* What our components import from React, without `preact/compat`. */

export {createElement, isValidElement} from 'preact';
export * from 'preact/hooks';

export const Children = {toArray: toChildArray};

const prefix = createContext('');

/** Set around static content, because the ids in islands start at the same number. */
export const IdPrefix = prefix as unknown as Context<string>;

// Only the server renders static content and islands into one page.
export const useId = import.meta.env.SSR ? () => useContext(prefix) + useIdInRoot() : useIdInRoot;
