import type {ContentRule} from '@sitekit/content-check';
import {checkCounts} from './checkCounts';
import {checkStepNumbers} from './checkStepNumbers';
import {checkUnusedCategories} from './checkUnusedCategories';

/** Checks that only apply to this site. */
const rules: readonly ContentRule[] = [checkCounts, checkStepNumbers, checkUnusedCategories];

export default rules;
