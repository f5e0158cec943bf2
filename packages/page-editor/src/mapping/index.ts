import type {ContentConfig, Page, SourceFile} from '@sitekit/content-check';
import type {Source} from '../protocol';
import {EditError} from './EditError';
import type {
  Block,
  BlockDescription,
  ProseTarget,
  Target,
  TargetBlockEdit,
  TargetEdit,
  TargetField,
} from './Target';

/*
 * From the text of a file to what can be edited in it, and back. Nothing here reads or writes files.
 * A file is a page or, if its path says so, a record. What was read of a `SourceFile` is cached, so
 * pass the same one again.
 */

export {EditError} from './EditError';
export type * from './Target';

const later = (): never => {
  throw new EditError('This can’t be edited yet.');
};

/** A scalar of a YAML file. */
export type ScalarPlace = {
  target: Target & {kind: 'field'};
  value: unknown;
  offset: number;
  line: number;
  /** Whether it's text that visitors read: no choice, icon, address or id. */
  isText: boolean;
};

/** The piece of Markdown that is edited as one and contains an offset of a page. */
export const findProse: (page: Page, offset: number) => ProseTarget | undefined = later;

/** The scalars of a record, or of a page's front matter, in order. */
export const scalarsOf: (file: SourceFile, config: ContentConfig) => ScalarPlace[] = later;

/** The components around an offset of a page, innermost first. */
export const blocksAt: (page: Page, config: ContentConfig, offset: number) => BlockDescription[] =
  later;

/** Where a text is written, and the blocks that it's in, innermost first. */
export const describeTarget: (
  file: SourceFile,
  target: Target,
  config: ContentConfig,
) => {source: Source; blocks: BlockDescription[]} = later;

export const describeBlock: (
  file: SourceFile,
  block: Block,
  config: ContentConfig,
) => BlockDescription = later;

/**
 * The fields of a component or an entry, or the one field of a text. What isn't written yet is among
 * them, without a value; what is computed isn't.
 */
export const fieldsOf: (
  file: SourceFile,
  of: Target | Block,
  config: ContentConfig,
) => TargetField[] = later;

/**
 * The contents of a file after edits, byte-order mark included. They were read again: the edited
 * places read as typed, and everything else as before.
 *
 * @throws EditError when that isn't possible
 */
export const applyEdits: (
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
) => string = later;

/**
 * The contents of a file after a block was moved, duplicated, deleted or inserted, byte-order mark
 * included.
 *
 * @throws EditError when that isn't possible
 */
export const applyBlockEdit: (
  file: SourceFile,
  edit: TargetBlockEdit,
  config: ContentConfig,
) => string = later;
