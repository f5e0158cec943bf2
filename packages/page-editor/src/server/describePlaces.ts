import type {SourceFile} from '@sitekit/content-check';
import {describeBlock, describeTarget, fieldsOf} from '../mapping';
import type {BlockDescription, Target, TargetField} from '../mapping';
import type {BlockId, BlockInfo, Editable, EditorAnswers, Field, PlaceId} from '../protocol';
import type {EditorSite} from './EditorSite';

const blockInfo = (
  {registry}: EditorSite,
  source: SourceFile,
  {block, ...description}: BlockDescription,
): BlockInfo => ({id: registry.blockId(source, block), ...description});

/** A field with the number of its place. */
export const numberField = (
  {registry}: EditorSite,
  source: SourceFile,
  {target, ...field}: TargetField,
): Field => ({place: registry.placeId(source, target), ...field});

/** Where texts are written, and the blocks that they're in. Unknown numbers are left out. */
export function describePlaces(site: EditorSite, ids: readonly PlaceId[]): EditorAnswers['places'] {
  const blocks = new Map<BlockId, BlockInfo>();
  const places = ids
    .filter((id) => site.registry.hasPlace(id))
    .map((id) => {
      const {source: file, item: target} = site.registry.place(id);
      const {source, blocks: around} = describeTarget(file, target, site.config);
      const infos = around.map((block) => blockInfo(site, file, block));
      infos.forEach((info) => blocks.set(info.id, info));
      return {id, source, blocks: infos.map((info) => info.id)};
    });
  return {places, blocks: Array.from(blocks.values())};
}

/** The dialog for a text: its own field first, then the others of its component or entry. */
export function openPlace(site: EditorSite, id: PlaceId): Editable {
  const {source: file, item: target} = site.registry.place(id);
  const {source, blocks} = describeTarget(file, target, site.config);
  const [block] = blocks;
  // A paragraph of a section isn't all that the section says; the text of a button is.
  const around =
    target.kind !== 'prose' || block?.source.name === source.name ? block?.block : undefined;
  const fields = [
    ...fieldsOf(file, target, site.config),
    ...(around ? fieldsOf(file, around, site.config) : []),
  ].map((field) => numberField(site, file, field));
  return {
    source,
    fields: Array.from(new Map(fields.map((field) => [field.place, field])).values()),
    blocks: blocks.map((block) => blockInfo(site, file, block)),
  };
}

/** The dialog for a block with all its fields. */
export function openBlock(site: EditorSite, id: BlockId): Editable {
  const {source: file, item: block} = site.registry.block(id);
  const description = describeBlock(file, block, site.config);
  const fields = fieldsOf(file, block, site.config);
  return {
    source: description.source,
    fields: fields.map((field) => numberField(site, file, field)),
    blocks: [blockInfo(site, file, description)],
  };
}

/** Such as "Benefit in docs-content/benefits.mdx:17". */
export function nameOf(site: EditorSite, file: SourceFile, target: Target): string {
  const {source} = describeTarget(file, target, site.config);
  return `${source.name} in ${source.file}:${source.line}`;
}
