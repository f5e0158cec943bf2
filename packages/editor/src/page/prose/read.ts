import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Extension} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import type {Mark, Node as ProseNode} from 'prosemirror-model';
import type {ProseSchema} from './schema';

/** What visitors read of tags whose text is computed, by their source. */
export type ShownTexts = Readonly<Record<string, string>>;

/** What Docusaurus replaces by a picture: `:rocket:`. */
export const emoji = /(:(?:[+-]1|[\w-]+):)/;

/** A comment in a text that looks like an emoji or like code, but isn't. */
export const separator = {type: 'mdxTextExpression', value: '/**/'} as const;

/** Addresses with backslashes stay text, as in the check: the search leaves nodes without positions. */
const withoutSearch = (extensions: readonly Extension[]) =>
  extensions.map((extension) => ({...extension, transforms: []}));

/** Reads Markdown into a document. What rich text can't express becomes a chip with its source. */
export function read(markdown: string, schema: ProseSchema, shownTexts: ShownTexts): ProseNode[] {
  const {nodes, marks} = schema;
  const sourceOf = ({position}: Nodes) =>
    markdown.slice(position?.start.offset, position?.end.offset);
  const shown = (value: string) => ({value, shown: shownTexts[value] ?? value});

  const plain = (text: string, around: readonly Mark[]): ProseNode[] =>
    text
      .split(emoji)
      .map((part, index) =>
        part === ''
          ? undefined
          : index % 2 === 1
            ? nodes.chip.create(shown(part), null, around)
            : schema.text(part, around),
      )
      .filter((node) => node !== undefined);

  const inline = (node: PhrasingContent, around: readonly Mark[]): ProseNode[] => {
    const within = (mark: Mark, children: readonly PhrasingContent[]) =>
      children.flatMap((child) => inline(child, mark.addToSet(around)));
    switch (node.type) {
      case 'text':
        return plain(node.value, around);
      case 'emphasis':
      case 'strong':
        return within(marks[node.type].create(), node.children);
      case 'inlineCode':
        return [schema.text(node.value, marks.inlineCode.create().addToSet(around))];
      case 'break':
        return [nodes.break.create()];
      case 'image':
        return [nodes.image.create({url: node.url, alt: node.alt}, null, around)];
      case 'mdxTextExpression':
        if (node.value === separator.value) {
          return [];
        }
        break;
      case 'link':
        // Not an address that is a link by itself.
        if (sourceOf(node).startsWith('[')) {
          return within(marks.link.create({url: node.url, title: node.title}), node.children);
        }
    }
    return [nodes.chip.create(shown(sourceOf(node)), null, around)];
  };

  const block = (node: RootContent): ProseNode => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      return nodes.paragraph.create(
        null,
        node.children.flatMap((child) => inline(child, [])),
      );
    }
    if (node.type === 'list') {
      const items = node.children.map(({children}) =>
        nodes.listItem.create(null, children.map(block)),
      );
      return node.ordered
        ? nodes.orderedList.create({order: node.start}, items)
        : nodes.bulletList.create(null, items);
    }
    return nodes.blockChip.create(shown(sourceOf(node)));
  };
  const {children} = fromMarkdown(markdown, {
    extensions: [gfm(), mdxjs()],
    mdastExtensions: [withoutSearch(gfmFromMarkdown()), mdxFromMarkdown()],
  });
  return children.map(block);
}
