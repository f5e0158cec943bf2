import type {Range} from '@sitekit/content-check';

/** An edit that can't be made. Its message tells authors why, and what to do. */
export class EditError extends Error {
  override name = 'EditError';
}

/** Leads to a value in YAML: `['footer', 'social', 0, 'name']`. */
export type TargetPath = readonly (string | number)[];

/** A text in Markdown. Its range excludes the syntax around it, such as `## `. */
export type ProseTarget = {
  kind: 'prose';
  start: number;
  end: number;
  /** What it can contain: whole blocks, what fits on a line of text, or the code of a code block. */
  content: 'blocks' | 'inline' | 'code';
};

/** A prop of the component whose tag starts at `element`; it may not be written yet. */
export type PropTarget = {kind: 'prop'; element: number; name: string};

/** A scalar of a record or of a page's front matter; it may not be written yet. */
type FieldTarget = {kind: 'field'; path: TargetPath};

/** A text or value of a file. Offsets count in the text without a byte-order mark. */
export type Target = ProseTarget | PropTarget | FieldTarget;

/**
 * A component on a page, a block of Markdown or a row of a table, or a part of a YAML file: an item of
 * a list, a map such as `client`, or with an empty path, everything.
 */
export type BlockTarget =
  | {kind: 'element' | 'markdown'; start: number}
  | {kind: 'entry'; path: TargetPath};

/** Undefined removes an optional prop or field. */
export type Value = string | number | boolean | undefined;

/** What a value is. */
export type ValueType =
  /** Markdown: what it can contain, and what a new one begins with. */
  | {kind: ProseTarget['content']; startsWith?: 'list' | 'picture' | undefined}
  | {kind: 'text' | 'number' | 'link' | 'icon' | 'image'}
  /** The choices, and what people call them if that's something else. */
  | {kind: 'choice'; choices: readonly (string | boolean)[]; words?: readonly string[] | undefined};

export type TargetEdit = {target: Target; value: Value};

/** Another text for a range of a file. */
export type Splice = Range & {text: string};

/** The text of new things until someone writes it. The check reports it as an error. */
export const sampleOf = (name: string): string => `[REPLACE: ${name.replace(/[[\]]/g, '')}]`;

/** A new list and a new picture, until someone writes them. */
export const sampleList = (name: string): string => `- ${sampleOf(name)}`;
export const samplePicture = `![${sampleOf('What the picture shows')}](/)`;

export const isSample = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:- |!\[)?\[REPLACE:[^\]]*\](?:\]\(\/\))?$/.test(value.trim());

/** A link or a picture in a line of Markdown: its text, and its address. */
export const linkInMarkdown = /(?<!\\)!?\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)/g;

/** Markdown as visitors read it, without what formats it, and without backslashes. */
export const visibleText = (markdown: string): string =>
  markdown
    .replace(linkInMarkdown, '$1')
    .replace(/\{\/\*.*?\*\/\}|(?<!\\)<[^>]*>|(?<!\\)[*`]|^[ \t]*(?:#+|>|-{3,})[ \t]+/gm, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '');

/** The line ending that a file uses: that of its first line. */
export const lineEndOf = (text: string): string => /\r\n?|\n/.exec(text)?.[0] ?? '\n';

/** Text as browsers and parsers pass it on: with LF as line ending. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What is to the left of an offset on its line. */
export function leadAt(text: string, offset: number): string {
  const before = text.slice(0, offset);
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
}

/** Where the line of an offset ends, without its line ending. */
export const endOfLine = (text: string, offset: number): number =>
  offset + (/^[^\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0);
