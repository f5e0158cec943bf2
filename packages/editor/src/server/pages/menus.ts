import {definitionOf, linkAttributes, recordPath} from '@sitekit/content-check';
import type {ContentConfig, SchemaPart} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';
import sortBy from 'lodash/sortBy';
import {Document, isMap, isSeq} from 'yaml';
import {deleteBlock} from '../../source-map/blocks';
import type {ContentFile} from '../../source-map/ContentFile';
import {insertBlock} from '../../source-map/insert';
import type {WrittenLink} from '../../source-map/links';
import {blockIn, outlineOf} from '../../source-map/outline';
import {labelFields} from '../../source-map/outline/model';
import {partLabel} from '../../source-map/outline/yaml';
import {applyEdits} from '../../source-map/page';
import {deleteList, nodeAt} from '../../source-map/records';
import {applySplice} from '../../source-map/splice';
import {EditError, lineEndOf} from '../../source-map/targets';
import type {TargetPath} from '../../source-map/targets';

/** A list of links in a record, such as those in the navigation bar. */
export type Menu = {
  /** The record's file, from the project's root. */
  file: string;
  /** Where the list is in it. */
  path: TargetPath;
  /** The fields of each entry. */
  name: string;
  address: string;
};

/** The lists below a part of a schema whose entries are a name and an address. */
function menusIn(file: string, part: SchemaPart | undefined, path: TargetPath): Menu[] {
  const {shape, element} = definitionOf(part) ?? {};
  const fields = Object.keys(definitionOf(element)?.shape ?? {});
  const name = fields.find((field) => labelFields.includes(field));
  const address = fields.find((field) => linkAttributes.includes(field));
  if (name !== undefined && address !== undefined && fields.length === 2) {
    return [{file, path, name, address}];
  }
  return Object.entries(shape ?? {}).flatMap(([field, inner]) =>
    menusIn(file, inner, [...path, field]),
  );
}

/** The lists of links in all records. */
export const menusOf = (config: ContentConfig): Menu[] =>
  Object.entries(config.records).flatMap(([record, schema]) =>
    menusIn(recordPath(config, record), schema as SchemaPart, []),
  );

/** Identifies a menu: `content/data/site.yaml: footer.quickLinks`. */
export const menuId = ({file, path}: Menu): string => `${file}: ${path.join('.')}`;

/** What people call a menu: "Quick links". */
export const menuLabel = ({yaml}: ContentFile, {path}: Menu): string => partLabel(yaml, path);

/** The lines of a list with one link. */
function printList(key: string, entry: object): string {
  const list = new Document({[key]: [entry]});
  const item = list.getIn([key, 0], true);
  if (isMap(item)) {
    item.flow = true;
  }
  return list.toString({lineWidth: 0, flowCollectionPadding: false});
}

/**
 * A record with a link at the end of one of its lists.
 *
 * @throws EditError when that can't be written
 */
export function addLink(
  file: ContentFile,
  {path, name, address}: Menu,
  link: {name: string; address: string},
): ContentFile {
  const list = nodeAt(file.yaml, path);
  const [key, ...deeper] = path;
  if (list === undefined && deeper.length === 0) {
    const {text} = file;
    const lineEnd = lineEndOf(text);
    const start = text === '' || /[\r\n]$/.test(text) ? '' : lineEnd;
    const written = printList(String(key), {[name]: link.name, [address]: link.address});
    const added = start + lineEnd + written.replaceAll('\n', lineEnd);
    return applySplice(file, {start: text.length, end: text.length, text: added});
  }
  const count = isSeq(list) ? list.items.length : 0;
  if (count === 0) {
    throw new EditError(`The list ${path.join('.')} in ${file.path} is empty. Add the link there.`);
  }
  const last = blockIn(outlineOf(file), {kind: 'entry', path: [...path, count - 1]});
  const added = insertBlock(file, last, 'below', 'entry');
  const fieldOf = (field: string) => ({kind: 'field', path: [...path, count, field]}) as const;
  return applyEdits(added.file, [
    {target: fieldOf(name), value: link.name},
    {target: fieldOf(address), value: link.address},
  ]);
}

/** A link in a menu. */
export type MenuEntry = {menu: Menu; index: number};

/** The entry of a menu that a link in a record is; undefined for any other link. */
export function entryOf(
  config: ContentConfig,
  file: string,
  {field}: WrittenLink,
): MenuEntry | undefined {
  const path = field?.target.kind === 'field' ? field.target.path : [];
  const index = Number(path.at(-2));
  const menu = menusOf(config).find(
    (each) => each.file === file && isEqual([...each.path, index, each.address], path),
  );
  return menu && {menu, index};
}

/**
 * A record without some entries of its menus, and without a menu that has no others.
 *
 * @throws EditError when the rest would read differently
 */
export const removeEntries = (file: ContentFile, entries: readonly MenuEntry[]): ContentFile =>
  // The last one comes first, so that the others keep their numbers.
  sortBy(entries, ({index}) => -index).reduce((result, {menu: {path}, index}) => {
    const list = nodeAt(result.yaml, path);
    return isSeq(list) && list.items.length === 1
      ? deleteList(result, path)
      : deleteBlock(result, blockIn(outlineOf(result), {kind: 'entry', path: [...path, index]}));
  }, file);
