import type {Results} from '../results';
import {buildGoals} from './builds';
import {byteGoals} from './bytes';
import type {Goal} from './goal';
import {interactionGoals} from './interaction';
import {lighthouseGoals} from './lighthouse';

/** Every goal that something was measured for. */
export const goalsOf = (results: Results): Goal[] =>
  [byteGoals, lighthouseGoals, interactionGoals, buildGoals].flatMap((goals) => goals(results));
