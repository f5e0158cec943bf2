import {createRequiredContext} from '../../hooks/createRequiredContext';
import type {ComparisonWords} from './columns';

/** The words of the comparison, for all parts of the island. */
export const [Words, useWords] = createRequiredContext<ComparisonWords>('ToolComparison');
