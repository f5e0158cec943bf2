import {endOf, labelOf, startOf} from '@sitekit/content-check';
import type {Range} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';
import {remembered} from '../ContentFile';
import type {ContentFile} from '../ContentFile';
import {endOfLine, leadAt} from '../targets';
import type {BlockTarget} from '../targets';
import {outlineBody} from './body';
import type {Outline, OutlineBlock, OutlineField} from './model';
import {outlineYaml, schemaTitleOf} from './yaml';

export type {Outline, OutlineBlock, OutlineField};

function openingTagAt(file: ContentFile, start: number): Range {
  const element = file.elementAt(start);
  const [first] = element.children;
  return {start, end: first ? startOf(first) : endOf(element)};
}

/** Leaves out what shares a line with something that can't be read: an edit could write it twice. */
function readableBody(file: ContentFile): Omit<Outline, 'label'> {
  const body = outlineBody(file);
  if (file.page.unread.length === 0) {
    return body;
  }
  const {blocks, fields} = body;
  const unread = file.page.unread.map(({start, end}) => ({
    start: start - leadAt(file.text, start).length,
    end: endOfLine(file.text, end),
  }));
  const isReadable = (range: Range | undefined): boolean =>
    range === undefined || !unread.some(({start, end}) => range.start <= end && start <= range.end);
  return {
    blocks: blocks.map((block) => (isReadable(block.lines) ? block : {...block, lines: undefined})),
    fields: fields.filter(({range, target}) =>
      isReadable(target.kind === 'prop' ? openingTagAt(file, target.element) : range),
    ),
  };
}

/** @throws EditError when the file can't be read */
export const outlineOf = remembered((file: ContentFile): Outline => {
  const {yaml: part, isPage} = file;
  const title = isPage && part.document.get('title');
  const yaml = outlineYaml(file);
  const body = isPage ? readableBody(file) : undefined;
  return {
    label: typeof title === 'string' ? title : labelOf(part.name, schemaTitleOf(part.schemaAt([]))),
    blocks: [...yaml.blocks, ...(body?.blocks ?? [])],
    fields: [...yaml.fields, ...(body?.fields ?? [])],
  };
});

/** @throws Error when there's no such block */
export function blockIn({blocks}: Outline, target: BlockTarget): OutlineBlock {
  const found = blocks.find((other) => isEqual(other.target, target));
  if (!found) {
    throw new Error(`There's no block ${JSON.stringify(target)}.`);
  }
  return found;
}

/** The fields of everything in a new block, in source order. */
export const allFieldsIn = ({fields}: Outline, block: OutlineBlock): OutlineField[] =>
  fields
    .filter((field) => withParents(field.own ?? field.block).includes(block))
    .sort((a, b) => a.line - b.line);

/** A block and what it's in, innermost first. */
export const withParents = (block: OutlineBlock | undefined): OutlineBlock[] =>
  block ? [block, ...withParents(block.parent)] : [];
