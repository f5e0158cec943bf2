import type {SiteRule} from '@sitekit/content-check';
import {checkCounts} from './checkCounts';
import {checkExampleValues} from './checkExampleValues';
import {checkStepNumbers} from './checkStepNumbers';

/** Checks that only apply to this site. */
const rules: readonly SiteRule[] = [checkCounts, checkExampleValues, checkStepNumbers];

export default rules;
