import type {Results} from '../results';
import {authoringGoals} from './authoring';
import {buildGoals} from './builds';
import {byteGoals} from './bytes';
import type {Goal} from './goal';
import {interactionGoals} from './interaction';
import {lighthouseGoals} from './lighthouse';
import {paintGoals} from './paint';

/** Every goal that something was measured for. */
export const goalsOf = (results: Results): Goal[] =>
  [byteGoals, paintGoals, lighthouseGoals, interactionGoals, buildGoals, authoringGoals].flatMap(
    (goals) => goals(results),
  );
