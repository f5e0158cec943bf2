import {counted, labelOf} from '@sitekit/content-check';
import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import minBy from 'lodash/minBy';
import sortBy from 'lodash/sortBy';
import {inList} from '../inList';
import type {BlockInfo, Editable, EditorAnswers, InsertPlace, RequestFor, Side} from '../protocol';
import {blocksIn, needLines, operationsOn} from '../source-map/blocks';
import type {Added} from '../source-map/blocks';
import type {ContentFile} from '../source-map/ContentFile';
import {insertBlock, insertablesAt} from '../source-map/insert';
import {allFieldsIn, blockIn, withParents} from '../source-map/outline';
import type {OutlineBlock, OutlineField} from '../source-map/outline';
import {EditError} from '../source-map/targets';
import {
  fieldInfo,
  targetName,
  fieldsIn,
  isEditedWithBlock,
  sourceOf,
  usedFirst,
  wholeOf,
} from './describe';
import type {FoundField} from './describe';
import type {EditorSite, Version} from './EditorSite';

/**
 * What was clicked: the fields of texts, or the field that the element shows, if the texts are from
 * somewhere else, such as the word for a check mark.
 */
function clickedFields(
  site: EditorSite,
  {fieldIds, shows}: Omit<RequestFor<'open'>, 'action'>,
): FoundField[] {
  const clicked = fieldIds.map((id) => site.field(id));
  const entry = shows && site.field(shows.fieldId);
  const isOwn = clicked.some(({version}) => version.source.path === entry?.version.source.path);
  const field = entry?.version.outline.fields.find(
    (other) => other.block === entry.field.block && targetName(other) === shows?.field,
  );
  return entry && field && !isOwn ? [{version: entry.version, field}] : clicked;
}

/** The blocks that can be changed with a field, innermost first. */
const blocksOf = (field: OutlineField): OutlineBlock[] =>
  withParents(isEditedWithBlock(field) ? field.block : (field.own ?? field.block));

/** The blocks that all fields are in. */
const sharedBlocks = (fields: readonly FoundField[]): OutlineBlock[] =>
  fields
    .map(({field}) => blocksOf(field))
    .reduce((shared, blocks) => shared.filter((block) => blocks.includes(block)));

/** What is in a block that is larger than one item. */
function contentsOf({outline}: Version, block: OutlineBlock): string | undefined {
  const inside = blocksIn(outline, block).filter(({lines, noun}) => lines && noun !== 'row');
  const counts = Object.entries(countBy(inside, 'noun'));
  return inside.length > 1
    ? inList(counts.map(([noun, count]) => counted(count, noun)))
    : undefined;
}

function blockInfo(site: EditorSite, version: Version, block: OutlineBlock): BlockInfo {
  const {label, noun} = block;
  const contents = contentsOf(version, block);
  return {
    id: site.blockId(version, block),
    label,
    noun,
    operations: operationsOn(version.source, block),
    ...(contents !== undefined && {contents}),
  };
}

/**
 * The dialog for texts: their own fields first, then the others of the component or entry that they
 * are all in, or else that the first one is in.
 */
export function openFields(site: EditorSite, opened: Omit<RequestFor<'open'>, 'action'>): Editable {
  const found = clickedFields(site, opened);
  const [{version, field}] = found as [FoundField];
  const {outline} = version;
  const blocks = sharedBlocks(found);
  const whole = blocks.find(({noun, target}) => target.kind !== 'markdown' || noun === 'row');
  const block = wholeOf(whole ?? field.block);
  const hasOthers = found.length > 1 || isEditedWithBlock(field);
  const inBlock = block && hasOthers ? usedFirst(fieldsIn(outline, block)) : [];
  const others = inBlock.filter((other) => !found.some((each) => each.field === other));
  // The source of a price comes right after it.
  const names = found.map((each) => targetName(each.field));
  const nearFirst = sortBy(others, (other) => (names.includes(targetName(other)) ? 0 : 1));
  const fields = [...found, ...nearFirst.map((other) => ({version, field: other}))];
  return {
    source: sourceOf(version, (found.length > 1 && block) || field),
    fields: fields.map((each) => fieldInfo(site, each, block)),
    blocks: blocks.filter(({lines}) => lines).map((each) => blockInfo(site, version, each)),
    isNew: false,
  };
}

/**
 * The dialog for the text that a problem is in.
 *
 * @throws Error when that isn't a text that can be edited
 */
export function openProblem(
  site: EditorSite,
  {file, line, column}: Omit<RequestFor<'openProblem'>, 'action'>,
): Editable {
  const version = site.read(file);
  const {source, outline} = version;
  const offset = source.offsetAt(line, column);
  const around = outline.fields.filter(
    ({range}) => range && range.start <= offset && offset <= range.end,
  );
  const size = ({range}: OutlineField) => (range ? range.end - range.start : Infinity);
  const found = minBy(around, size) ?? outline.fields.find((other) => other.line === line);
  // What an entry lacks is told where it begins.
  const isFirst = found?.range?.start === offset;
  const missing =
    isFirst &&
    outline.fields.find(
      ({block, isRequired, value}) => block === found.block && isRequired && value === undefined,
    );
  const field = missing || found;
  if (!field) {
    throw new EditError(
      `This can’t be edited here. Open ${file} in an editor, and go to line ${line}.`,
    );
  }
  return openFields(site, {fieldIds: [site.fieldId(version, field)]});
}

/** The dialog for something new, which is only in a draft of the file. */
function openDraft(site: EditorSite, base: ContentFile, added: Added): Editable {
  const version = site.remember(added.file, {base, target: added.target});
  const {outline} = version;
  const block = blockIn(outline, added.target);
  // Each of two new buttons has its fields together.
  const byBlock = Object.values(
    groupBy(allFieldsIn(outline, block), (field) =>
      outline.blocks.indexOf(wholeOf(field.block) ?? block),
    ),
  );
  return {
    source: {...sourceOf(version, block), label: labelOf(block.noun)},
    fields: byBlock.flatMap(usedFirst).map((field) => fieldInfo(site, {version, field}, block)),
    blocks: [],
    isNew: true,
  };
}

export function openInserted(
  site: EditorSite,
  {block: id, side, what}: RequestFor<'insert'>,
): Editable {
  const {version, block} = site.block(id);
  return openDraft(site, version.source, insertBlock(version.source, block, side, what));
}

const sideWords: Readonly<Record<Side, string>> = {
  below: 'Below',
  above: 'Above',
  end: 'At the end of',
};

/** Where something new can come, next to what some fields are in, the nearest first. */
export function insertPlaces(site: EditorSite, fieldIds: readonly number[]): InsertPlace[] {
  const found = fieldIds.map((id) => site.field(id));
  const {version} = found[0] as FoundField;
  return sharedBlocks(found).flatMap((block, depth) => {
    const sides: Side[] = depth === 0 ? ['below', 'above', 'end'] : ['end', 'below', 'above'];
    return sides
      .map((side) => ({
        block: site.blockId(version, block),
        side,
        label: `${sideWords[side]} ${block.label}`,
        choices: insertablesAt(version.source, block, side),
      }))
      .filter(({choices}) => choices.length > 0);
  });
}

/** A block among those that it can change places with. */
export function neighborsOf(site: EditorSite, id: number): EditorAnswers['neighbors'] {
  const {version, block} = site.block(id);
  const {all, index} = needLines(version.source, block);
  return {labels: all.map((each) => each.block.label), index};
}
