import {endOf, explicitId, isElement, rangeOf, startOf} from '@sitekit/content-check';
import type {JsxElement, Range} from '@sitekit/content-check';
import type {Heading, Nodes, Parents} from 'mdast';
import {remembered} from './ContentFile';
import type {ContentFile} from './ContentFile';
import {leadAt} from './targets';
import type {ProseTarget} from './targets';

/** A text in Markdown that is edited as one. */
export type ProseInFile = ProseTarget & {
  /** What it is: "heading", "paragraph". */
  name: string;
  /** What each of its lines but the first starts with. */
  indent: string;
  /** All of it, with its marks. */
  whole: Range;
  /** The component that it's directly inside of. */
  owner: JsxElement | undefined;
};

export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Whether a paragraph consists of components alone, which MDX takes out of the paragraph. */
export const standsAlone = ({children}: Parents): boolean =>
  children.some(isElement) &&
  children.every(
    (child) => isElement(child) || child.type === 'mdxTextExpression' || isBlank(child),
  );

/** The range of what is between the tags of an element. */
function contentRange(text: string, element: JsxElement): Range {
  const attributesEnd = Math.max(startOf(element), ...element.attributes.map(endOf));
  const start = text.indexOf('>', attributesEnd) + 1;
  const end = text.lastIndexOf('</', endOf(element) - 1);
  return start <= end && end < endOf(element) ? {start, end} : {start, end: start};
}

/** Without its marks and its anchor; undefined when it's underlined instead. */
function headingRange(text: string, heading: Heading): Range | undefined {
  const last = heading.children.at(-1);
  const anchor = explicitId(heading) !== undefined && last ? startOf(last) : undefined;
  const whole = text.slice(startOf(heading), anchor ?? endOf(heading));
  const marks = /^#{1,6}/.exec(whole)?.[0].length;
  const closing = anchor === undefined ? (/[ \t]+#+[ \t]*$/.exec(whole)?.[0].length ?? 0) : 0;
  const start = startOf(heading);
  return marks === undefined
    ? undefined
    : {start: start + marks, end: start + whole.length - closing};
}

function cellRange(text: string, cell: Nodes): Range {
  const whole = text.slice(startOf(cell), endOf(cell));
  const start = startOf(cell) + (whole.startsWith('|') ? 1 : 0);
  const content = /^\|?(.*?)(?<!\\)\|?$/s.exec(whole)?.[1] ?? '';
  return {start, end: start + content.length};
}

/** From the end of the line that opens a code block to the end of its last line. */
export function codeRange(text: string, code: Nodes): Range {
  const end = text.slice(0, endOf(code)).search(/(?:\r\n?|\n)[^\r\n]*$/);
  const firstLine = /^[^\r\n]*/.exec(text.slice(startOf(code)))?.[0].length ?? 0;
  return {start: startOf(code) + firstLine, end: Math.max(startOf(code) + firstLine, end)};
}

function trimmed(text: string, {start, end}: Range): Range {
  const part = text.slice(start, end);
  const before = part.length - part.trimStart().length;
  return part.trim() === ''
    ? // An empty cell keeps the space to its left.
      {start: start + Math.min(part.length, 1), end: start + Math.min(part.length, 1)}
    : {start: start + before, end: start + before + part.trim().length};
}

function findProse(
  text: string,
  node: Nodes,
  owner: JsxElement | undefined,
  found: ProseInFile[],
): void {
  const add = (
    name: string,
    content: ProseInFile['content'],
    range: Range,
    inside = owner,
  ): void => {
    const {start, end} = content === 'inline' ? trimmed(text, range) : range;
    found.push({
      kind: 'prose',
      start,
      end,
      content,
      name,
      owner: inside,
      whole: rangeOf(node),
      indent: /^[ \t>]*/.exec(leadAt(text, startOf(node)))?.[0] ?? '',
    });
  };
  const range = rangeOf(node);
  switch (node.type) {
    case 'heading': {
      const content = headingRange(text, node);
      if (content) {
        add('heading', 'inline', content);
      }
      return;
    }
    case 'list':
      add('list', 'blocks', range);
      return;
    case 'tableCell':
      add('table cell', 'inline', cellRange(text, node));
      return;
    case 'code':
      add('code block', 'code', codeRange(text, node));
      return;
    case 'leafDirective':
    case 'footnoteDefinition':
      return;
    case 'paragraph':
      if (node.data && 'directiveLabel' in node.data) {
        return;
      }
      if (!standsAlone(node)) {
        add('paragraph', 'blocks', range);
        return;
      }
      break;
    case 'mdxJsxTextElement':
      if (node.children.some((child) => !isElement(child) && !isBlank(child))) {
        add('text', 'inline', contentRange(text, node), node);
        return;
      }
      break;
  }
  if ('children' in node) {
    const inner = isElement(node) ? node : owner;
    node.children.forEach((child) => findProse(text, child, inner, found));
  }
}

/** All prose of a page, in order. */
export const proseIn = remembered(({text, page}: ContentFile): readonly ProseInFile[] => {
  const found: ProseInFile[] = [];
  findProse(text, page.tree, undefined, found);
  return found;
});
