import type {BlockContent, Link, PhrasingContent, RootContent, Table} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {defaultHandlers, toMarkdown} from 'mdast-util-to-markdown';
import type {Handle, Options} from 'mdast-util-to-markdown';
import {Fragment} from 'prosemirror-model';
import type {Mark, Node as ProseNode} from 'prosemirror-model';
import {emoji, separator} from './read';
import type {ProseContent} from './schema';

/** What an author writes where Markdown has a choice. */
type Style = Pick<Options, 'bullet' | 'emphasis'> & {
  /** Whether there are blank lines between the items of lists. */
  spread: boolean;
};

const isBreak = ({type}: ProseNode): boolean => type.name === 'break';

/** Without the line breaks and spaces that a text begins and ends with, which Markdown can't express. */
function withoutOuterBreaks(nodes: readonly ProseNode[]): readonly ProseNode[] {
  const isNothing = (node: ProseNode) => isBreak(node) || node.text?.trim() === '';
  const start = nodes.findIndex((node) => !isNothing(node));
  const end = nodes.findLastIndex((node) => !isNothing(node)) + 1;
  return start === -1 ? [] : nodes.slice(start, end);
}

/** With spaces and breaks at the edges of bold, italic and linked text outside of it, and not at the ends. */
function withoutOuterSpaces(all: readonly ProseNode[]): ProseNode[] {
  const nodes = withoutOuterBreaks(all);
  return nodes.flatMap((node, index) => {
    const {text, marks, type} = node;
    const [before, next] = [nodes[index - 1], nodes[index + 1]];
    if (isBreak(node)) {
      return [node.mark(before?.marks.filter((mark) => next && mark.isInSet(next.marks)) ?? [])];
    }
    if (text === undefined || marks.some((mark) => mark.type.name === 'inlineCode')) {
      return [node];
    }
    const words = text.trim();
    const start = text.length - text.trimStart().length;
    const parts = [text.slice(0, start), words, text.slice(start + words.length)];
    const around = [before, node, next];
    return parts.flatMap((part, side) => {
      const other = around[side];
      // A line can't begin or end with a space.
      const isKept = part !== '' && other && (side === 1 || !isBreak(other));
      const shared = marks.filter((mark) => other && mark.isInSet(other.marks));
      return isKept ? [type.schema.text(part, shared)] : [];
    });
  });
}

/** Without what Markdown can't express: outer spaces, empty paragraphs and items, lists in a row. */
function tidied(nodes: readonly ProseNode[]): ProseNode[] {
  const tidy = (node: ProseNode) =>
    node.copy(Fragment.from((node.isTextblock ? withoutOuterSpaces : tidied)(node.children)));
  return nodes
    .map((node) => (node.isLeaf ? node : tidy(node)))
    .filter(({isLeaf, childCount}) => isLeaf || childCount > 0)
    .reduce<ProseNode[]>((joined, node) => {
      const last = joined.at(-1);
      return last?.type === node.type && node.type.name.endsWith('List')
        ? [...joined.slice(0, -1), last.copy(last.content.append(node.content))]
        : [...joined, node];
    }, []);
}

/** A text, divided where Docusaurus would replace a part of it by a picture. */
const textParts = (text: string): PhrasingContent[] =>
  text
    .split(emoji)
    .flatMap((part, index): PhrasingContent[] =>
      index % 2 === 1
        ? [{type: 'text', value: ':'}, separator, {type: 'text', value: part.slice(1)}]
        : part === ''
          ? []
          : [{type: 'text', value: part}],
    );

const leaf = ({type, attrs, text}: ProseNode): PhrasingContent[] =>
  text === undefined
    ? [{type: type.name === 'chip' ? 'html' : type.name, ...attrs} as PhrasingContent]
    : textParts(text);

const marked = ({type, attrs}: Mark, inside: readonly ProseNode[]): PhrasingContent =>
  type.name === 'inlineCode'
    ? {type: 'inlineCode', value: inside.map(({text}) => text ?? '').join('')}
    : ({type: type.name, ...attrs, children: phrasing(inside)} as PhrasingContent);

/** Nests marks, those of the longest text outside: `*a **b** c*`. */
function phrasing(nodes: readonly ProseNode[]): PhrasingContent[] {
  const [first] = nodes;
  const isCode = ({type}: Mark) => Number(type.name === 'inlineCode');
  const [widest] = (first?.marks ?? [])
    .map((mark) => {
      const end = nodes.findIndex(({marks}) => !mark.isInSet(marks));
      return {mark, length: end === -1 ? nodes.length : end};
    })
    // In code, nothing else is Markdown.
    .sort((a, b) => isCode(a.mark) - isCode(b.mark) || b.length - a.length);
  if (!first || !widest) {
    return first ? [...leaf(first), ...phrasing(nodes.slice(1))] : [];
  }
  const {mark, length} = widest;
  const inside = nodes.slice(0, length).map((node) => node.mark(mark.removeFromSet(node.marks)));
  return [marked(mark, inside), ...phrasing(nodes.slice(length))];
}

/** A character that no page has. */
const ampersand = '\uE000';

/** Links as authors write them: a "&" of an address needs a backslash only in what looks like `&lt;`. */
const writeLink: Handle = (node: Link, parent, state, info) => {
  const url = node.url.replace(/&(?!#?\w+;)/g, ampersand);
  return defaultHandlers.link({...node, url}, parent, state, info).replaceAll(ampersand, '&');
};

const options: Options = {
  listItemIndent: 'one',
  // A line that begins with two colons is a directive for Docusaurus.
  extensions: [
    gfmToMarkdown(),
    mdxToMarkdown(),
    {unsafe: [{atBreak: true, character: ':', after: ':'}]},
  ],
  handlers: {link: writeLink},
};

/** A paragraph that begins with "import" or "export" would be code. */
function paragraph(nodes: readonly ProseNode[]): RootContent {
  const children = phrasing(nodes);
  const [first] = children;
  const isCode = first?.type === 'text' && /^(?:import|export)\b/.test(first.value);
  return {type: 'paragraph', children: isCode ? [separator, ...children] : children};
}

function block(node: ProseNode, spread: boolean): RootContent {
  const {order = null, value} = node.attrs as {order?: number; value: string};
  switch (node.type.name) {
    case 'bulletList':
    case 'orderedList': {
      const items = node.children.map((item) => ({
        type: 'listItem' as const,
        spread,
        children: item.children.map((child) => block(child, spread)) as BlockContent[],
      }));
      return {type: 'list', ordered: order !== null, start: order, spread, children: items};
    }
    case 'blockChip':
      return {type: 'html', value};
    default:
      return paragraph(node.children);
  }
}

/** Writes a document as Markdown, without spaces around it. */
export function write(document: ProseNode, content: ProseContent, style: Style): string {
  const {spread, ...choices} = style;
  const nodes = tidied(document.children);
  const [first] = nodes;
  if (content === 'blocks' || !first) {
    const children = nodes.map((child) => block(child, spread));
    return toMarkdown({type: 'root', children}, {...options, ...choices}).trimEnd();
  }
  const heading = toMarkdown(
    {type: 'heading', depth: 1, children: phrasing(first.children)},
    {...options, ...choices},
  );
  return heading.replace(/^# ?/, '').trimEnd();
}

/**
 * Writes a table.
 *
 * @param rows the texts of the cells, each as a paragraph; those of the first row are headings
 */
export function writeTable(rows: readonly (readonly ProseNode[])[]): string {
  const cell = (paragraph: ProseNode | undefined) => ({
    type: 'tableCell' as const,
    children: paragraph ? phrasing(tidied([paragraph])[0]?.children ?? []) : [],
  });
  const width = Math.max(...rows.map(({length}) => length));
  const table: Table = {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: Array.from({length: width}, (_, column) => cell(cells[column])),
    })),
  };
  return toMarkdown(table, options).trimEnd();
}
