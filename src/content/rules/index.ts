import type {SiteRule} from '@sitekit/content-check';
import {checkComparedTools} from './checkComparedTools';
import {checkCounts} from './checkCounts';
import {checkOfficeHours} from './checkOfficeHours';
import {checkStepNumbers} from './checkStepNumbers';
import {checkUnusedCategories} from './checkUnusedCategories';

/** Checks that only apply to this site. */
const rules: readonly SiteRule[] = [
  checkComparedTools,
  checkCounts,
  checkOfficeHours,
  checkStepNumbers,
  checkUnusedCategories,
];

export default rules;
