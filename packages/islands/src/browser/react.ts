/* `react` in an island's script: Preact and its hooks, without `preact/compat`. */

export {
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
} from 'preact';
export * from 'preact/hooks';
