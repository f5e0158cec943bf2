import {createContext, useContext} from 'react';
import type {ComparisonWords} from './columns';

/** The words of the comparison, for all parts of the island. */
export const Words = createContext<ComparisonWords | undefined>(undefined);

/** The words of the comparison that a component is in. */
export function useWords(): ComparisonWords {
  const words = useContext(Words);
  if (!words) {
    throw new Error('Use this component inside of `ToolComparison`.');
  }
  return words;
}
