import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import type {Mark, Node as ProseNode, Schema} from 'prosemirror-model';

/** Turns a place of one line into a document: what follows can't start a list. */
export const inlinePrefix = '# ';

const sourceOf = ({position}: Nodes, markdown: string): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** Parses Markdown whose footnotes are defined elsewhere in the file. */
export function parse(markdown: string): RootContent[] {
  const definitions = Array.from(
    markdown.matchAll(/\[\^[^\]\s]+\]/g),
    ([label]) => `\n\n${label}: defined elsewhere`,
  );
  const {children} = fromMarkdown(markdown + definitions.join(''), {
    extensions: [gfm(), mdxjs()],
    mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()],
  });
  return children.filter(({position}) => (position?.start.offset ?? 0) < markdown.length);
}

/** Reads Markdown into a rich text. What it can't express becomes a chip with its source. */
export function readMarkdown(markdown: string, schema: Schema): ProseNode {
  const {nodes, marks} = schema;

  const create = (name: string, attrs?: Record<string, unknown>, content?: ProseNode[]) =>
    schema.node(name, attrs, content);

  const phrasing = (children: readonly PhrasingContent[], around: readonly Mark[]): ProseNode[] =>
    children.flatMap((node) => inline(node, around));

  const inline = (node: PhrasingContent, around: readonly Mark[]): ProseNode[] => {
    const within = (mark: Mark | undefined) => (mark ? mark.addToSet(around) : around);
    switch (node.type) {
      case 'text':
        return [schema.text(node.value, around)];
      case 'emphasis':
      case 'strong':
        return phrasing(node.children, within(marks[node.type]?.create()));
      case 'inlineCode':
        return [schema.text(node.value, within(marks.inlineCode?.create()))];
      case 'break':
        return [create('hardBreak')];
      case 'link':
        // Not an address that is a link by itself.
        if (sourceOf(node, markdown).startsWith('[')) {
          const {url: href, title} = node;
          return phrasing(node.children, within(marks.link?.create({href, title})));
        }
    }
    return [nodes.chip?.create({source: sourceOf(node, markdown)}, null, around) as ProseNode];
  };

  const block = (node: RootContent): ProseNode => {
    switch (node.type) {
      case 'paragraph':
        return create('paragraph', undefined, phrasing(node.children, []));
      case 'list':
        if (node.children.every(({checked}) => typeof checked !== 'boolean')) {
          const {spread, start, ordered} = node;
          return create(
            ordered ? 'orderedList' : 'bulletList',
            ordered ? {spread, start} : {spread},
            node.children.map((item) =>
              create('listItem', {spread: item.spread}, item.children.map(block)),
            ),
          );
        }
    }
    return create('blockChip', {source: sourceOf(node, markdown)});
  };

  const children = parse(markdown);
  const [first] = children;
  const isInline = schema.topNodeType.spec.content === 'paragraph';
  const content =
    isInline && first?.type === 'heading'
      ? [create('paragraph', undefined, phrasing(first.children, []))]
      : children.map(block);
  const document = schema.topNodeType.createAndFill(null, content);
  if (!document) {
    throw new Error('This Markdown has parts that a rich text can’t contain.');
  }
  document.check();
  return document;
}
