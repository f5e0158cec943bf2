import {createContext, useContext} from 'react';
import type {Context} from 'react';

/**
 * A context for all parts of an island, and the hook that reads it.
 *
 * @param owner the component that provides it
 * @returns the context and the hook, which throws outside of that component
 */
export function createRequiredContext<Value>(
  owner: string,
): [Context<Value | undefined>, () => Value] {
  const Provided = createContext<Value | undefined>(undefined);
  return [
    Provided,
    () => {
      const value = useContext(Provided);
      if (value === undefined) {
        throw new Error(`Use this component inside of \`${owner}\`.`);
      }
      return value;
    },
  ];
}
