import type {VFileMessage} from 'vfile-message';
import type {ComponentDoc} from '../components';
import type {Problem, Range} from '../Diagnostic';
import type {Stop} from './mdx';

/** A part of a page that the parser refuses. */
export type SyntaxFault = {
  problem: Problem;
  /** What to blank out so that the rest of the page can be parsed. */
  mask: readonly Range[];
  /** The name of the tag. Without it, others of its name seem to lack a partner. */
  tag?: string;
  /** Whether only the end of the tag's element is missing, and no other tag is meant to be it. */
  lacksEnd?: boolean;
};

/** A fault whose range is what to blank out. */
export const faultAt = (
  {start, end}: Range,
  message: string,
  hint: string,
  tag?: string,
): SyntaxFault => ({
  problem: {offset: start, message, hint},
  mask: [{start, end}],
  tag,
});

export type Components = readonly Pick<ComponentDoc, 'name' | 'content'>[];

/** Where the parser stopped, in what, and what it knows of the page. */
export type Context = Stop & {text: string; components: Components};

export const placeOf = ({place}: VFileMessage): Range => {
  const {start, end} = place && 'start' in place ? place : {start: place, end: place};
  return {start: start?.offset ?? 0, end: end?.offset ?? 0};
};
