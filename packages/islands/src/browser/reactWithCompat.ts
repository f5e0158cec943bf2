/* `react` in a site with islands that need `preact/compat`, which the others don't load. */

export {cloneElement, createElement, Fragment, isValidElement} from 'preact';
// @ts-expect-error -- It's an ES module; only its types are written for CommonJS.
export * from 'preact/compat';
export {default} from 'preact/compat';
