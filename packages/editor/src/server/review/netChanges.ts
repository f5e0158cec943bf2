import {pageFile} from '@sitekit/content-check';
import sortBy from 'lodash/sortBy';
import type {ContentConfig} from '@sitekit/content-check';
import type {ChangedPage, NetChange} from '../../protocol';
import {ContentFile} from '../../source-map/ContentFile';
import {outlineOf, withParents} from '../../source-map/outline';
import type {Outline, OutlineBlock} from '../../source-map/outline';
import {sourceOf} from '../describe';
import {asRead} from './asRead';
import {matchItems} from './matchItems';
import type {Item} from './matchItems';

/** A file as the base has it and as it is now; undefined if it doesn't exist there. */
export type FileVersions = {path: string; before: string | undefined; after: string | undefined};

/** "Cost per month of Cursor", "Page title" */
function nameIn(label: string, block: string | undefined): string {
  if (block === undefined) {
    return label;
  }
  return block === 'Page' ? `Page ${label.toLowerCase()}` : `${label} of ${block}`;
}

type Version = {outline: Outline; items: Item[]};

function readVersion(file: ContentFile): Version {
  const outline = outlineOf(file);
  const items = outline.fields
    .filter(({value}) => value !== undefined)
    .map((field): Item => {
      const {label, of} = sourceOf({source: file, outline}, field);
      return {
        field,
        label: nameIn(label, of),
        key: JSON.stringify([field.label, field.value]),
      };
    });
  return {outline, items: sortBy(items, ({field}) => field.line)};
}

/** A file that is empty or doesn't exist has no values; undefined when it can't be read. */
function readIfPossible(
  config: ContentConfig,
  path: string,
  contents: string | undefined,
): Version | undefined {
  try {
    return contents === undefined
      ? {outline: {label: path, fields: [], blocks: []}, items: []}
      : readVersion(new ContentFile(path, contents, config));
  } catch {
    return undefined;
  }
}

/** The outermost component or entry all of whose values are among some items. */
function wholeBlock(
  {items}: Version,
  among: readonly Item[],
  {field}: Item,
): OutlineBlock | undefined {
  return withParents(field.block).findLast((block) =>
    items
      .filter((item) => withParents(item.field.block).includes(block))
      .every((item) => among.includes(item)),
  );
}

/**
 * Items as changes: a component or an entry is one, with the texts in it.
 *
 * @param touched all items that the change may be about
 */
function inBlocks(
  how: 'added' | 'removed' | 'moved',
  version: Version,
  among: readonly Item[],
  touched = among,
) {
  const groups = new Map<OutlineBlock | Item, Item[]>();
  for (const item of among) {
    const whole = wholeBlock(version, touched, item) ?? item;
    groups.set(whole, [...(groups.get(whole) ?? []), item]);
  }
  return Array.from(groups, ([{label}, items]): NetChange => {
    const shown = items.filter(({field}) => items.length === 1 || field.isText);
    const text = shown.map(({field}) => asRead(field, field).after).join(' · ');
    return {
      how,
      label,
      before: how === 'removed' ? text : '',
      after: how === 'removed' ? '' : text,
    };
  });
}

/** What differs between two versions of a page or a record, whatever happened in between. */
function compareVersions(before: Version, after: Version): NetChange[] {
  const {edited, added, removed, moved} = matchItems(before.items, after.items);
  return [
    ...edited.map(({old: {item}, current}): NetChange => {
      const {isSame, ...texts} = asRead(item.field, current.item.field);
      return {how: 'edited', label: item.label + (isSame ? ': only its formatting' : ''), ...texts};
    }),
    ...inBlocks('added', after, added),
    ...inBlocks('removed', before, removed),
    ...inBlocks('moved', after, moved, [...moved, ...edited.map(({current}) => current.item)]),
  ];
}

const howChanged = ({before, after}: FileVersions): ChangedPage['how'] =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'edited';

function comparePage(config: ContentConfig, file: FileVersions): ChangedPage {
  const {path, before, after} = file;
  const [old, current] = [before, after].map((contents) => readIfPossible(config, path, contents));
  // As reviewers know it, if its title changes.
  const named = before === undefined ? current : old;
  const how = howChanged(file);
  return {
    page: named?.outline.label ?? path,
    file: path,
    how,
    changes: how === 'edited' && old && current ? compareVersions(old, current) : [],
  };
}

/** The dictionary, or another file with one entry on each line. */
function compareLines(page: string, file: FileVersions): ChangedPage {
  const lines = (text = '') => text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [old, current] = [lines(file.before), lines(file.after)];
  const added = current.filter((line) => !old.includes(line)).join(', ');
  const removed = old.filter((line) => !current.includes(line)).join(', ');
  return {
    page,
    file: file.path,
    how: 'edited',
    changes: [
      ...(added ? [{how: 'added' as const, label: 'Words', before: '', after: added}] : []),
      ...(removed ? [{how: 'removed' as const, label: 'Words', before: removed, after: ''}] : []),
    ],
  };
}

const isPage = ({path}: FileVersions): boolean => pageFile.test(path);

/** The new page that a deleted one became: the one with its title. */
function renamedTo(config: ContentConfig, file: FileVersions, files: readonly FileVersions[]) {
  const titleOf = ({path, before, after}: FileVersions) =>
    readIfPossible(config, path, before ?? after)?.outline.label;
  return isPage(file) && file.after === undefined
    ? files.find(
        (other) => isPage(other) && other.before === undefined && titleOf(other) === titleOf(file),
      )
    : undefined;
}

/**
 * What changes for visitors, page by page, whatever happened in between.
 *
 * @param files those that differ
 */
export function netChanges(config: ContentConfig, files: readonly FileVersions[]): ChangedPage[] {
  const renamed = new Map(
    files.flatMap((file) => {
      const to = renamedTo(config, file, files);
      return to ? [[to, file] as const] : [];
    }),
  );
  const gone = Array.from(renamed.values());
  return files
    .filter((file) => !gone.includes(file))
    .map((file): ChangedPage => {
      const old = renamed.get(file);
      if (old) {
        const {page, changes} = comparePage(config, {...file, before: old.before});
        return {page, file: file.path, how: 'renamed', from: old.path, changes};
      }
      if (file.path === config.spelling.words) {
        return compareLines('Dictionary', file);
      }
      return isPage(file) || file.path.endsWith('.yaml')
        ? comparePage(config, file)
        : {page: file.path, file: file.path, how: howChanged(file), changes: []};
    });
}
