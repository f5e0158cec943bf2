import type {Code, Nodes} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {faultAt} from './syntaxFault';
import type {SyntaxFault} from './syntaxFault';
import {endOf, nodesOf, rangeOf} from './tree';

/* Code blocks between lines of ``` or ~~~, and boxes between lines of :::. */

type Line = {line: string; offset: number};

/** A block with its lines, of which each begins where its words do, and the mark at its start. */
function linesOf(node: Code | ContainerDirective, text: string) {
  const {start, end} = rangeOf(node);
  const [first, ...others] = Array.from(
    text.slice(start, end).matchAll(/^([ \t>]*)(.*)/gm),
    ({1: lead = '', 2: line = '', index}): Line => ({line, offset: start + index + lead.length}),
  ) as [Line, ...Line[]];
  const [mark = ''] = /^(?:`+|~+|:+)/.exec(first.line) ?? [];
  return {first, others, mark};
}

/** Whether a line is a mark alone, which closes a block with the same. */
const isMark = (line: string): boolean => new Set(line.trimEnd()).size === 1;

const problemAt = ({line, offset}: Line, message: string, hint: string): SyntaxFault =>
  faultAt({start: offset, end: offset + line.length}, `${message}: ${line}`, hint);

/** Finds blocks that hide the rest of a page because they are never closed. */
export const unclosedBlocks = (tree: Nodes, text: string): SyntaxFault[] =>
  nodesOf(tree, 'code', 'containerDirective')
    .filter((node) => text.slice(endOf(node)).trim() === '')
    .map((node) => ({...linesOf(node, text), name: node.type === 'code' ? 'code block' : 'box'}))
    .filter(({others, mark}) => {
      const last = others.at(-1)?.line ?? '';
      return !last.startsWith(mark) || !isMark(last);
    })
    .map(({first, mark, name}) =>
      problemAt(
        first,
        `This ${name} is never closed`,
        `Write ${mark} on a line of its own where it ends.`,
      ),
    );

/** Finds lines that seem to close a code block, but are part of it. */
export const marksInCode = (tree: Nodes, text: string): SyntaxFault[] =>
  nodesOf(tree, 'code').flatMap((node) => {
    const {others, mark} = linesOf(node, text);
    const inside = others.find(({line}) => line.startsWith(mark) && !isMark(line));
    const hint = `Write ${mark} on a line of its own to close it. To show this line in it, start and end it with ${mark}${mark.charAt(0)}.`;
    return inside ? problemAt(inside, 'This line is still part of the code block above', hint) : [];
  });
