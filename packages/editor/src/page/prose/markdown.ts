import type {Node as ProseNode} from 'prosemirror-model';
import {read} from './read';
import type {ShownTexts} from './read';
import {schemas} from './schema';
import type {ProseContent} from './schema';
import {write} from './write';

/** Makes a heading of a place of one line: what follows can't start a list. */
const inlinePrefix = '# ';

/** A text that can be edited as rich text. */
export type RichText = {
  document: ProseNode;
  /** Writes a later version of the document in the style of the text. */
  write: (document: ProseNode) => string;
};

/**
 * Reads Markdown into a rich text.
 *
 * @returns undefined if writing it again wouldn't give exactly the same text
 */
export function readRichText(
  markdown: string,
  content: ProseContent,
  shown: ShownTexts = {},
): RichText | undefined {
  const text = markdown.trim();
  const before = markdown.slice(0, markdown.indexOf(text));
  const after = markdown.slice(before.length + text.length);
  const style = {
    bullet: /^[ \t]*\*[ \t]/m.test(text) ? '*' : '-',
    emphasis: /(?:^|[\s([])_\S/m.test(text) ? '_' : '*',
  } as const;
  try {
    const schema = schemas[content];
    const prefix = content === 'inline' ? inlinePrefix : '';
    const document = schema.topNodeType.createAndFill(null, read(prefix + text, schema, shown));
    document?.check();
    const richText = (spread: boolean) =>
      document && {
        document,
        write: (changed: ProseNode) => before + write(changed, content, {...style, spread}) + after,
      };
    return [richText(false), richText(true)]
      .filter((candidate) => candidate !== null)
      .find((candidate) => candidate.write(candidate.document) === markdown);
  } catch {
    // It isn't valid Markdown, or has parts that only Markdown can express.
    return undefined;
  }
}

/** A new list or picture, which is only written once there is something in it. */
export function newRichText(startsWith: 'list' | 'picture'): RichText {
  const {nodes, topNodeType} = schemas.blocks;
  const content =
    startsWith === 'list'
      ? nodes.bulletList.create(null, nodes.listItem.create(null, nodes.paragraph.create()))
      : nodes.paragraph.create(null, nodes.image.create({url: ''}));
  const style = {bullet: '-', emphasis: '*', spread: false} as const;
  return {
    document: topNodeType.create(null, content),
    write: (changed) => write(changed, 'blocks', style),
  };
}
