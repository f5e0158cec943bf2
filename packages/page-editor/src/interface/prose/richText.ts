import type {Node as ProseNode} from 'prosemirror-model';
import {inlinePrefix, readMarkdown} from './fromMarkdown';
import {schemas} from './schema';
import type {ProseContent} from './schema';
import {styleOf, writeMarkdown} from './toMarkdown';

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
export function readRichText(markdown: string, content: ProseContent): RichText | undefined {
  const text = markdown.trim();
  const before = markdown.slice(0, markdown.indexOf(text));
  const after = markdown.slice(before.length + text.length);
  try {
    const prefix = content === 'inline' ? inlinePrefix : '';
    const document = readMarkdown(prefix + text, schemas[content]);
    return [false, true]
      .map((linksInside) => styleOf(text, linksInside))
      .map((style) => ({
        document,
        write: (changed: ProseNode) => before + writeMarkdown(changed, style) + after,
      }))
      .find(({write}) => write(document) === markdown);
  } catch {
    // It isn't valid Markdown, or has parts that only Markdown can express.
    return undefined;
  }
}
