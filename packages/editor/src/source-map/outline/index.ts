import {labelOf} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';
import {remembered} from '../ContentFile';
import type {ContentFile} from '../ContentFile';
import type {BlockTarget} from '../targets';
import {outlineBody} from './body';
import type {Outline, OutlineBlock, OutlineField} from './model';
import {outlineYaml, schemaTitleOf} from './yaml';

export type {Outline, OutlineBlock, OutlineField};

/** @throws EditError when the file can't be read */
export const outlineOf = remembered((file: ContentFile): Outline => {
  const {yaml: part, isPage} = file;
  const title = isPage && part.document.get('title');
  const yaml = outlineYaml(file);
  const body = isPage ? outlineBody(file) : undefined;
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
