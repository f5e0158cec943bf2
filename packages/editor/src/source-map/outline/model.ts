import {imageAttributes, linkAttributes} from '@sitekit/content-check';
import type {Range} from '@sitekit/content-check';
import {withLineFeeds} from '../targets';
import type {BlockTarget, Target, Value, ValueType} from '../targets';

/** A component, a block of Markdown or an entry, as people see it. */
export type OutlineBlock = {
  target: BlockTarget;
  /** What it's called: "Benefit “Sell more”", "Cursor". */
  label: string;
  /** What it is: "benefit", "tool". */
  noun: string;
  line: number;
  /** What it's in. */
  parent: OutlineBlock | undefined;
  /** Its lines without the last line ending; undefined when something else is on them. */
  lines: Range | undefined;
};

/** A text or value that can be edited. It may not be written yet. */
export type OutlineField = {
  target: Target;
  /** As people call it: "Cost per month". */
  label: string;
  /** One sentence about what it's for. */
  description?: string;
  type: ValueType;
  value: Value;
  isRequired: boolean;
  /** Whether visitors read what it says: it's no choice, icon, address or id. */
  isText: boolean;
  line: number;
  /** The component, row or entry that it belongs to. */
  block: OutlineBlock | undefined;
  /** The block of Markdown that it's the text of. */
  own?: OutlineBlock | undefined;
  /** Where it's written, with its marks or its name; undefined if it isn't written yet. */
  range: Range | undefined;
};

/** Everything that can be edited in a file. */
export type Outline = {
  /** What the file is called: by the title of the page, or by its record. */
  label: string;
  fields: readonly OutlineField[];
  /** In source order. */
  blocks: readonly OutlineBlock[];
};

/** What a value is, by the type and the name that the site's components and records give it. */
export function typeFor(name: string, kind: string | undefined, isAddress = false): ValueType {
  if (kind === 'boolean') {
    return {kind: 'choice', choices: [true, false]};
  }
  if (kind === 'number') {
    return {kind};
  }
  if (imageAttributes.includes(name)) {
    return {kind: 'image'};
  }
  if (isAddress || linkAttributes.includes(name)) {
    return {kind: 'link'};
  }
  return {kind: kind === 'icon' || name === 'icon' ? 'icon' : 'text'};
}

/** The names of fields with text that only programs read. */
export const ids = ['id', 'slug', 'timeZone'];

/** The names of props and fields that say what a component or an entry is called. */
export const labelFields = ['name', 'title', 'label', 'question'];

export const lineOf = (text: string, offset: number): number =>
  withLineFeeds(text.slice(0, offset)).split('\n').length;
