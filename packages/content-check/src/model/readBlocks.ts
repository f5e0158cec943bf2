import type {SourceFile} from '../SourceFile';
import {blank} from './blank';
import type {UnreadPart} from './readTags';

/** The lines that open and close code blocks and boxes. */
const blockLine = /^[ \t>]*(`{3,}|~{3,}|:{3,})[ \t]*([^\r\n]*)$/gm;

type OpenBlock = {start: number; mark: string; text: string};

/** Whether a line of the same kind of mark closes a block. */
const closes = ({mark}: OpenBlock, other: string): boolean =>
  other.startsWith(mark) || (mark.startsWith(':') && other.startsWith(':'));

/**
 * Finds code blocks and boxes that are never closed, so that they don't hide the rest of the page.
 *
 * @param text the page's text, with the same offsets as the file's
 * @returns the text without the lines that open them
 */
export function readBlocks(file: SourceFile, text: string): {unread: UnreadPart[]; text: string} {
  const open: OpenBlock[] = [];
  for (const {0: line, 1: mark = '', 2: rest = '', index} of text.matchAll(blockLine)) {
    const last = open.at(-1);
    const isInCode = last !== undefined && !last.mark.startsWith(':');
    const isBox = mark.startsWith(':');
    if (last && rest.trim() === '' && closes(last, mark)) {
      open.pop();
    } else if (!isInCode && (isBox ? /^\w/.test(rest) : !rest.includes('`'))) {
      open.push({start: index + line.indexOf(mark), mark, text: line.trim()});
    }
  }
  const unread = open.map(({start, mark, text: written}): UnreadPart => {
    const name = mark.startsWith(':') ? 'box' : 'code block';
    return {
      diagnostic: file.diagnostic(start, {
        message: `This ${name} is never closed: ${written}`,
        hint: `Write ${mark} on a line of its own where it ends.`,
      }),
      mask: [{start, end: start + written.length}],
    };
  });
  return {
    unread,
    text: blank(
      text,
      unread.flatMap(({mask}) => mask),
    ),
  };
}
