/* What `react` is in an island's script: Preact and its hooks, without the compatibility layer. */

export {
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
} from 'preact';
export * from 'preact/hooks';
