import type {ContentRule} from '@sitekit/content-check';
import {checkCounts} from './checkCounts';
import {checkStepNumbers} from './checkStepNumbers';
import {checkUnusedCategories} from './checkUnusedCategories';

/** What the check knows only about this site. */
const rules: readonly ContentRule[] = [checkCounts, checkStepNumbers, checkUnusedCategories];

export default rules;
