import {createContext, useContext} from 'react';
import type {UiTexts} from '../../content/schema';

/** The words of the catalogue. */
export type CatalogueWords = UiTexts['toolCatalogue'] & {
  /** What is said of a link that opens in a new tab. */
  newTab: string;
};

/** The words, for all parts of the island. */
export const Words = createContext<CatalogueWords | undefined>(undefined);

/** The words of the catalogue that a component is in. */
export function useWords(): CatalogueWords {
  const words = useContext(Words);
  if (!words) {
    throw new Error('Use this component inside of `ToolCatalogue`.');
  }
  return words;
}
