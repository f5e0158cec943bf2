import {pageFile} from '@sitekit/content-check';
import {diffArrays} from 'diff';
import sortBy from 'lodash/sortBy';
import type {ContentConfig} from '@sitekit/content-check';
import type {ChangedPage, NetChange} from '../../protocol';
import {ContentFile} from '../../source-map/ContentFile';
import {outlineOf, withParents} from '../../source-map/outline';
import type {Outline, OutlineBlock, OutlineField} from '../../source-map/outline';
import {sourceOf} from '../describe';
import {asRead} from './asRead';

/** A file as the base has it and as it is now; undefined if it doesn't exist there. */
export type FileVersions = {path: string; before: string | undefined; after: string | undefined};

/** A value in one version of a file. */
type Item = {
  field: OutlineField;
  /** What it's called, with the component or entry that it's in. */
  label: string;
  /** The same for the same value of the same kind of field. */
  key: string;
};

type Version = {outline: Outline; items: Item[]};

function readVersion(file: ContentFile): Version {
  const outline = outlineOf(file);
  const items = outline.fields
    .filter(({value}) => value !== undefined)
    .map((field): Item => {
      const {label, of} = sourceOf({source: file, outline}, field);
      return {
        field,
        label: of === undefined ? label : `${label} of ${of}`,
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

/** The items that only one version has, in runs: what is removed where something is added. */
function differences(before: Version, after: Version) {
  const runs: {removed: Item[]; added: Item[]}[] = [{removed: [], added: []}];
  const parts = diffArrays(before.items, after.items, {comparator: (a, b) => a.key === b.key});
  for (const {added, removed, value} of parts) {
    const run = runs.at(-1);
    if (added) {
      run?.added.push(...value);
    } else if (removed) {
      run?.removed.push(...value);
    } else {
      runs.push({removed: [], added: []});
    }
  }
  return runs;
}

/** Takes the items out of both lists that are in both, whatever their order. */
function takeMoved(runs: ReturnType<typeof differences>): Item[] {
  const moved: Item[] = [];
  for (const {added} of runs) {
    for (const item of [...added]) {
      const from = runs.find(({removed}) => removed.some(({key}) => key === item.key));
      if (from) {
        from.removed.splice(
          from.removed.findIndex(({key}) => key === item.key),
          1,
        );
        added.splice(added.indexOf(item), 1);
        moved.push(item);
      }
    }
  }
  return moved;
}

/** Takes the pairs out of a run that are two values of one field. */
function takeEdited({removed, added}: {removed: Item[]; added: Item[]}): NetChange[] {
  return [...removed].flatMap((old) => {
    const current = added.find(({field}) => field.label === old.field.label);
    if (!current) {
      return [];
    }
    removed.splice(removed.indexOf(old), 1);
    added.splice(added.indexOf(current), 1);
    const {before, after, isSame} = asRead(old.field, current.field);
    const label = isSame ? `${old.label}: only its formatting` : old.label;
    return [{how: 'edited', label, before, after} as const];
  });
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

/** Items as changes: a component or an entry is one, with the texts in it. */
function inBlocks(how: 'added' | 'removed' | 'moved', version: Version, among: readonly Item[]) {
  const groups = new Map<OutlineBlock | Item, Item[]>();
  for (const item of among) {
    const whole = wholeBlock(version, among, item) ?? item;
    groups.set(whole, [...(groups.get(whole) ?? []), item]);
  }
  return Array.from(groups, ([whole, items]): NetChange => {
    const label =
      'key' in whole || whole.parent?.label === whole.label ? items[0]?.label : whole.label;
    const shown = items.filter(({field}) => items.length === 1 || field.isText);
    const text = shown.map(({field}) => asRead(field, field).after).join(' · ');
    return {
      how,
      label: label ?? '',
      before: how === 'removed' ? text : '',
      after: how === 'removed' ? '' : text,
    };
  });
}

/** What differs between two versions of a page or a record, whatever happened in between. */
function compareVersions(before: Version, after: Version): NetChange[] {
  const runs = differences(before, after);
  const moved = takeMoved(runs);
  const edited = runs.flatMap(takeEdited);
  const added = runs.flatMap((run) => run.added);
  const removed = runs.flatMap((run) => run.removed);
  return [
    ...edited,
    ...inBlocks('added', after, added),
    ...inBlocks('removed', before, removed),
    ...inBlocks('moved', after, moved),
  ];
}

const howChanged = ({before, after}: FileVersions): ChangedPage['how'] =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'edited';

function comparePage(config: ContentConfig, file: FileVersions): ChangedPage {
  const {path, before, after} = file;
  const [old, current] = [before, after].map((contents) => readIfPossible(config, path, contents));
  const named = after === undefined ? old : current;
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
