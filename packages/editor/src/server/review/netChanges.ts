import {pageFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import sortBy from 'lodash/sortBy';
import type {ChangedPage, NetChange} from '../../protocol';
import {ContentFile} from '../../source-map/ContentFile';
import {outlineOf, withParents} from '../../source-map/outline';
import type {Outline, OutlineBlock, OutlineField} from '../../source-map/outline';
import {visibleText} from '../../source-map/targets';
import {sourceOf} from '../describe';
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

/** A file that doesn't exist has no values; undefined when it can't be read. */
function readIfPossible(config: ContentConfig, path: string, contents = ''): Version | undefined {
  try {
    const source = new ContentFile(path, contents, config);
    const outline = outlineOf(source);
    const fields = outline.fields.filter(({value}) => value !== undefined);
    const items = fields.map((field): Item => {
      const {label, of} = sourceOf({source, outline}, field);
      return {field, label: nameIn(label, of), key: JSON.stringify([field.label, field.value])};
    });
    return {outline, items: sortBy(items, ({field}) => field.line)};
  } catch {
    return undefined;
  }
}

/** What a visitor reads of a value. */
function asRead({type, value}: OutlineField, hasAddresses = false): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  const text = String(value ?? '');
  if (type.kind !== 'blocks' && type.kind !== 'inline') {
    return text;
  }
  return visibleText(hasAddresses ? text.replace(/\]\(([^)]*)\)/g, ' ($1)') : text);
}

/** An edit as visitors read it; with the addresses of links if only those differ. */
function editOf(old: Item, current: Item): NetChange {
  const textsOf = (hasAddresses: boolean) =>
    [old, current].map(({field}) => asRead(field, hasAddresses)) as [string, string];
  const [before, after] = textsOf(false);
  const [from, to] = before === after ? textsOf(true) : [before, after];
  return from === to
    ? {how: 'edited', label: `${old.label}: only its formatting`, before, after}
    : {how: 'edited', label: old.label, before: from, after: to};
}

/** The outermost component or entry all of whose values are among some items. */
const wholeBlock = (
  {items}: Version,
  among: readonly Item[],
  {field}: Item,
): OutlineBlock | undefined =>
  withParents(field.block).findLast((block) =>
    items
      .filter((item) => withParents(item.field.block).includes(block))
      .every((item) => among.includes(item)),
  );

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
): NetChange[] {
  const groups = new Map<OutlineBlock | Item, Item[]>();
  for (const item of among) {
    const whole = wholeBlock(version, touched, item) ?? item;
    groups.set(whole, [...(groups.get(whole) ?? []), item]);
  }
  return Array.from(groups, ([{label}, items]) => {
    const shown = items.filter(({field}) => items.length === 1 || field.isText);
    const text = shown.map(({field}) => asRead(field)).join(' · ');
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
    ...edited.map(({old, current}) => editOf(old, current)),
    ...inBlocks('added', after, added),
    ...inBlocks('removed', before, removed),
    ...inBlocks('moved', after, moved, [...moved, ...edited.map(({current}) => current)]),
  ];
}

function compareFile(config: ContentConfig, {path, before, after}: FileVersions): ChangedPage {
  const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'edited';
  if (!pageFile.test(path) && !path.endsWith('.yaml')) {
    return {page: path, file: path, how, changes: []};
  }
  const [old, current] = [before, after].map((contents) => readIfPossible(config, path, contents));
  // As reviewers know it, if its title changes.
  const page = (how === 'added' ? current : old)?.outline.label ?? path;
  const changes = how === 'edited' && old && current ? compareVersions(old, current) : [];
  return {page, file: path, how, changes};
}

/** The page that a deleted one became: a new one with its title. */
const renamedTo = ({how, page, file}: ChangedPage, all: readonly ChangedPage[]) =>
  how === 'removed' && pageFile.test(file)
    ? all.find((other) => other.how === 'added' && other.page === page && pageFile.test(other.file))
    : undefined;

/**
 * What changes for visitors, page by page, whatever happened in between.
 *
 * @param files those that differ
 */
export function netChanges(config: ContentConfig, files: readonly FileVersions[]): ChangedPage[] {
  const all = files.map((file) => compareFile(config, file));
  const renamed = all.flatMap((old) => {
    const to = renamedTo(old, all);
    return to ? [{old, to}] : [];
  });
  return all
    .filter((page) => !renamed.some(({old}) => old === page))
    .map((page) => {
      const old = renamed.find(({to}) => to === page)?.old;
      const [from, to] = [old, page].map((each) => files.find(({path}) => path === each?.file));
      return old && from && to
        ? {
            ...compareFile(config, {...to, before: from.before}),
            how: 'renamed',
            from: old.file,
          }
        : page;
    });
}
