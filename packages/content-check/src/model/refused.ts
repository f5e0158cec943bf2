import type {VFileMessage} from 'vfile-message';
import type {ComponentDoc} from '../components';
import type {Explanation, Fix, Range} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';
import type {ScannedTag} from './scan';

export type Components = readonly Pick<ComponentDoc, 'name' | 'content'>[];

/** A part of a page that the parser refuses: why, and what to blank out so that the rest can be read. */
export type Unreadable = {problem: Explanation & {offset: number}; ranges: readonly Range[]};

/** A page that the parser refuses: its text, its tags, and where the parser stopped. */
export type Refused = {
  file: SourceFile;
  /** Of the file, without what was refused before. */
  text: string;
  /** Without code. */
  readable: string;
  tags: readonly ScannedTag[];
  components: Components;
  error: VFileMessage;
  at: number;
};

/** @param more a fix, and what to blank out unless that's the range itself */
export const unreadable = (
  {start, end}: Range,
  message: string,
  hint?: string,
  {fix, ranges = [{start, end}]}: {fix?: Fix; ranges?: readonly Range[]} = {},
): Unreadable => ({problem: {offset: start, message, hint, ...(fix && {fix})}, ranges});

const showBrace = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';

export const unclosedBrace = (start: number): Unreadable =>
  unreadable({start, end: start + 1}, 'This "{" is never closed.', showBrace);

export const wrongCode = (range: Range): Unreadable =>
  unreadable(range, "Text in braces is read as code, but this isn't valid code.", showBrace);
