import type {BlockContent, List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Options} from 'mdast-util-to-markdown';
import type {Mark, Node as ProseNode} from 'prosemirror-model';
import {inlinePrefix} from './fromMarkdown';

/** What an author writes where Markdown has a choice. */
export type MarkdownStyle = Options & {
  /** Whether a link that is bold as a whole is inside of the asterisks, or around them. */
  linksInside: boolean;
};

export function styleOf(markdown: string, linksInside: boolean): MarkdownStyle {
  const bullet = /^\s*([-*+])\s/m.exec(markdown)?.[1] as Options['bullet'];
  return {
    linksInside,
    bullet: bullet ?? '-',
    // What follows a list directly has other bullets.
    bulletOther: bullet === '*' ? '-' : '*',
    bulletOrdered: /^\s*\d+\)/m.test(markdown) ? ')' : '.',
    emphasis: /(?:^|[\s([])_\S/m.test(markdown) ? '_' : '*',
    incrementListMarker: !/^\s*1[.)].*\n\s*1[.)]/m.test(markdown),
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown(), mdxToMarkdown()],
  };
}

/** The mark of the first node that most of the nodes after it share, and how many do. */
function widestMark(nodes: readonly Marked[], {linksInside}: MarkdownStyle) {
  const [first] = nodes;
  const lengths = (first?.marks ?? []).map((mark) => {
    const end = nodes.findIndex(({marks}) => !mark.isInSet(marks));
    return {mark, length: end === -1 ? nodes.length : end};
  });
  const isCode = ({type}: Mark) => Number(type.name === 'inlineCode');
  const isInside = ({type}: Mark) => Number((type.name === 'link') === linksInside);
  return lengths.sort(
    (a, b) =>
      // In code, nothing else is Markdown.
      isCode(a.mark) - isCode(b.mark) || b.length - a.length || isInside(a.mark) - isInside(b.mark),
  )[0];
}

type Marked = {node: ProseNode; marks: readonly Mark[]};

function leaf(node: ProseNode): PhrasingContent {
  switch (node.type.name) {
    case 'hardBreak':
      return {type: 'break'};
    case 'chip':
      return {type: 'html', value: node.attrs.source as string};
    default:
      return {type: 'text', value: node.text ?? ''};
  }
}

function marked(
  {type, attrs}: Mark,
  inside: readonly Marked[],
  style: MarkdownStyle,
): PhrasingContent {
  switch (type.name) {
    case 'inlineCode':
      return {type: 'inlineCode', value: inside.map(({node}) => node.text ?? '').join('')};
    case 'link': {
      const {href: url, title} = attrs as {href: string; title: string | null};
      return {type: 'link', url, title, children: phrasing(inside, style)};
    }
    default:
      return {type: type.name as 'strong' | 'emphasis', children: phrasing(inside, style)};
  }
}

function phrasing(nodes: readonly Marked[], style: MarkdownStyle): PhrasingContent[] {
  const [first] = nodes;
  if (!first) {
    return [];
  }
  const widest = widestMark(nodes, style);
  if (!widest) {
    return [leaf(first.node), ...phrasing(nodes.slice(1), style)];
  }
  const {mark, length} = widest;
  const inside = nodes
    .slice(0, length)
    .map(({node, marks}) => ({node, marks: mark.removeFromSet(marks)}));
  return [marked(mark, inside, style), ...phrasing(nodes.slice(length), style)];
}

const inlineOf = (node: ProseNode, style: MarkdownStyle): PhrasingContent[] =>
  phrasing(
    node.children.map((child) => ({node: child, marks: child.marks})),
    style,
  );

function block(node: ProseNode, style: MarkdownStyle): RootContent {
  const {spread, start, source} = node.attrs as {spread: boolean; start: number; source: string};
  switch (node.type.name) {
    case 'bulletList':
    case 'orderedList': {
      const ordered = node.type.name === 'orderedList';
      const children = node.children.map((item): ListItem => ({
        type: 'listItem',
        spread: item.attrs.spread as boolean,
        children: item.children.map((child) => block(child, style)) as BlockContent[],
      }));
      const list: List = {type: 'list', ordered, spread, start: ordered ? start : null, children};
      return list;
    }
    case 'blockChip':
      return {type: 'html', value: source};
    default:
      return {type: 'paragraph', children: inlineOf(node, style)};
  }
}

/** Writes a rich text as Markdown, in an author's style. */
export function writeMarkdown(document: ProseNode, style: MarkdownStyle): string {
  const isInline = document.type.spec.content === 'paragraph';
  if (isInline && document.firstChild) {
    const heading = {type: 'heading' as const, depth: 1 as const};
    const children = inlineOf(document.firstChild, style);
    if (children.length === 0) {
      return '';
    }
    return toMarkdown({...heading, children}, style)
      .replace(inlinePrefix, '')
      .replace(/\n$/, '');
  }
  const children = document.children.map((child) => block(child, style));
  return toMarkdown({type: 'root', children}, style).replace(/\n$/, '');
}
