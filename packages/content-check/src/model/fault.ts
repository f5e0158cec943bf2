import type {ComponentDoc} from '../components';
import type {Problem, Range} from '../Diagnostic';
import type {ScannedTag} from './scan';

/** A part of a page that the parser refuses, and what to blank out so that the rest can be read. */
export type Fault = {problem: Problem; mask: readonly Range[]};

export type Components = readonly Pick<ComponentDoc, 'name' | 'content'>[];

/** A page that the parser refuses: its text, the same without code, and where the parser stopped. */
export type Context = {
  text: string;
  readable: string;
  tags: readonly ScannedTag[];
  components: Components;
  reason: string;
  ruleId?: string;
  at: number;
};

export const faultAt = (
  {start, end}: Range,
  message: string,
  hint: string,
  fix?: Problem['fix'],
): Fault => ({
  problem: {offset: start, message, hint, ...(fix && {fix})},
  mask: [{start, end}],
});
