import {isAddressOf} from '@sitekit/authoring/development';
import {anchorsOf, readPages} from '@sitekit/content-check';
import type {SourceFile} from '@sitekit/content-check';
import type {
  BlockId,
  BlockInfo,
  Editable,
  EditorAnswers,
  RequestFor,
  Field,
  Suggestion,
  ListedField,
  PlaceId,
} from '../protocol';
import {
  EditError,
  blockFields,
  blocksAround,
  copyBlock,
  describeBlock,
  describeTarget,
  elementAt,
  fieldAt,
  insertBlock,
  isPage,
  isSample,
  newBlockFields,
  pageOf,
  piecesOf,
  showsWholeBlock,
  textsOf,
} from '../sources';
import type {Block, Target, TargetField} from '../sources';
import type {EditorSite} from './EditorSite';

/** The file of each page, from the project's root, by its path. */
export type PageFiles = ReadonlyMap<string, string>;

function blockInfo(site: EditorSite, source: SourceFile, block: Block): BlockInfo {
  return {id: site.id(source, block), ...describeBlock(source, block, site.config)};
}

/** A field by where it is among its like, which edits of other texts don't change. */
function keyOf(site: EditorSite, source: SourceFile, target: Target): string {
  const {path, text} = source;
  const isNew = site.draft(source) ? 'new ' : '';
  switch (target.kind) {
    case 'field':
      return `${isNew}${path} ${JSON.stringify(target.path)}`;
    case 'prop': {
      const {name} = elementAt(pageOf(source, site.config), target.element);
      const ordinal = text.slice(0, target.element).split(`<${name}`).length;
      return `${isNew}${path} ${name} ${ordinal} ${target.name}`;
    }
    case 'prose': {
      const pieces = piecesOf(pageOf(source, site.config));
      return `${isNew}${path} ${pieces.findIndex(({start}) => start === target.start)}`;
    }
  }
}

const field = (
  site: EditorSite,
  source: SourceFile,
  {target, value, ...shown}: TargetField,
): Field => ({
  place: site.id(source, target),
  key: keyOf(site, source, target),
  ...shown,
  value: isSample(value) ? undefined : value,
});

/** Where texts are written, and the blocks that they're in. Unknown numbers are left out. */
export function describePlaces(site: EditorSite, ids: readonly PlaceId[]): EditorAnswers['places'] {
  const blocks = new Map<BlockId, BlockInfo>();
  const places = ids
    .filter((id) => site.has(id))
    .map((id) => {
      const {source: file, item: target} = site.place(id);
      const infos = blocksAround(file, target, site.config).map((block) => {
        const known = blocks.get(site.id(file, block));
        return known ?? blockInfo(site, file, block);
      });
      infos.forEach((info) => blocks.set(info.id, info));
      const source = describeTarget(file, target, site.config);
      return {id, source, blocks: infos.map((info) => info.id)};
    });
  return {places, blocks: Array.from(blocks.values())};
}

/** The dialog for a text: its own field first, then the others of its component or entry. */
export function openPlace(site: EditorSite, id: PlaceId): Editable {
  const {source: file, item: target} = site.place(id);
  const blocks = blocksAround(file, target, site.config);
  const [around] = blocks;
  const others =
    around && showsWholeBlock(file, target, site.config)
      ? blockFields(file, around, site.config)
      : [];
  const fields = [fieldAt(file, target, site.config), ...others].map((each) =>
    field(site, file, each),
  );
  return {
    source: describeTarget(file, target, site.config),
    fields: Array.from(new Map(fields.map((each) => [each.place, each])).values()),
    blocks: blocks.map((block) => blockInfo(site, file, block)),
    isNew: false,
  };
}

function openFields(site: EditorSite, file: SourceFile, block: Block): Omit<Editable, 'isNew'> {
  const info = blockInfo(site, file, block);
  const fields = blockFields(file, block, site.config).map((each) => field(site, file, each));
  return {source: info.source, fields, blocks: [info]};
}

/** The dialog for a block with all its fields. */
export function openBlock(site: EditorSite, id: BlockId): Editable {
  const {source, item} = site.block(id);
  return {...openFields(site, source, item), isNew: false};
}

/** The file of a page; undefined for one that isn't written by authors. */
const fileOf = (files: PageFiles, pathname: string): string | undefined =>
  Array.from(files).find(([path]) => isAddressOf(path, pathname))?.[1];

/** The dialog for the title and the description of a page. */
export function openPage(site: EditorSite, files: PageFiles, pathname: string): Editable {
  const file = fileOf(files, pathname);
  if (file === undefined) {
    throw new EditError('This page isn’t written in a file of its own.');
  }
  return {
    ...openFields(site, site.read(file), {kind: 'entry', path: []}),
    blocks: [],
    isNew: false,
  };
}

/** The dialog for something new, which is only in a draft of the file. */
export function openNew(site: EditorSite, {block: id, at, name}: RequestFor<'openNew'>): Editable {
  const {source: base, item} = site.block(id);
  const {config} = site;
  const {file, block} =
    at === 'copy' ? copyBlock(base, item, config) : insertBlock(base, item, {name, at}, config);
  const draft = site.addDraft(file, {base, block});
  const opened = openFields(site, draft, block);
  const fields =
    at === 'copy'
      ? opened.fields
      : newBlockFields(draft, block, config).map((each) => field(site, draft, each));
  return {...opened, fields, blocks: [], isNew: true};
}

/** What can be edited on a page, and in the records. */
export function listFields(site: EditorSite, files: PageFiles, pathname: string): ListedField[] {
  const file = fileOf(files, pathname);
  return [...(file === undefined ? [] : [file]), ...site.recordFiles].flatMap((path) => {
    const source = site.readIfPossible(path);
    if (!source) {
      return [];
    }
    const targets: Target[] = isPage(source)
      ? piecesOf(pageOf(source, site.config)).map(({start, end, content}) => ({
          kind: 'prose',
          ...{start, end, content},
        }))
      : textsOf(source, site.config).map(({target}) => target);
    return targets.map((target) => ({
      place: site.id(source, target),
      source: describeTarget(source, target, site.config),
      value: String(fieldAt(source, target, site.config).value ?? ''),
    }));
  });
}

/** The pages of the site and what links can lead to on them, as links lead to them. */
export const findLinks = ({siteDir, config}: EditorSite): Suggestion[] =>
  readPages(siteDir, config)
    .filter(({isPartial}) => !isPartial)
    .flatMap((page) => {
      const {route, frontMatter} = page;
      const {title: written} = frontMatter.data;
      const title = typeof written === 'string' ? written : route;
      return [
        {value: route, label: title},
        ...anchorsOf(page, config.components).map(({id, text}) => ({
          value: `${route}#${id}`,
          label: `${title} › ${text}`,
        })),
      ];
    });
