import type {BlockOperation, Control, Source, Value} from '../protocol';

/** Leads to a value in a YAML document: `['footer', 'social', 0, 'name']`. */
export type Path = readonly (string | number)[];

/** A piece of Markdown. Its range excludes marks around it, such as `## `. */
export type ProseTarget = {
  kind: 'prose';
  start: number;
  end: number;
  /** What it can contain: whole blocks, what fits on a line of text, or the code of a code block. */
  content: 'blocks' | 'inline' | 'code';
};

/** A prop of the component whose tag starts at `element`; it may not be there yet. */
export type PropTarget = {kind: 'prop'; element: number; name: string};

/** A scalar of a record or of a page's front matter; it may not be there yet. */
export type FieldTarget = {kind: 'field'; path: Path};

/** What can be edited in a file. Offsets count in the text without a byte-order mark. */
export type Target = ProseTarget | PropTarget | FieldTarget;

/**
 * A component on a page, or a part of a YAML file: an item of a list, a map such as `client`, or
 * with an empty path, everything.
 */
export type Block = {kind: 'element'; start: number} | {kind: 'entry'; path: Path};

/** What can be done with a block. */
export type BlockDescription = {
  block: Block;
  source: Source;
  operations: BlockOperation[];
  /** What can be inserted before or after it: names of components, or "tools entry". */
  insertable: string[];
};

/** A field of a dialog, before the server gives its place a number. */
export type TargetField = {
  target: Target;
  name: string;
  description?: string;
  control: Control;
  value: Value;
  isRequired: boolean;
};

export type TargetEdit = {target: Target; value: Value};

export type TargetBlockEdit =
  | {block: Block; operation: BlockOperation}
  | {block: Block; operation: 'insertBefore' | 'insertAfter'; component: string};
