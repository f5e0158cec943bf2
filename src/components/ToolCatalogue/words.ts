import type {UiTexts} from '../../content/schema';
import {createRequiredContext} from '../../hooks/createRequiredContext';

/** The words of the catalogue. */
export type CatalogueWords = UiTexts['toolCatalogue'] & {
  /** What is said of a link that opens in a new tab. */
  newTab: string;
};

/** The words, for all parts of the island. */
export const [Words, useWords] = createRequiredContext<CatalogueWords>('ToolCatalogue');
