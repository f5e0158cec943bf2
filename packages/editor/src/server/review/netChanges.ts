import {pageFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';
import once from 'lodash/once';
import type {ChangedPage, NetChange} from '../../protocol';
import {ContentFile} from '../../source-map/ContentFile';
import {linksIn, rewriteLinks} from '../../source-map/links';
import {outlineOf, withParents} from '../../source-map/outline';
import type {OutlineBlock, OutlineField} from '../../source-map/outline';
import {linkInMarkdown, visibleText} from '../../source-map/targets';
import {readSiteRecords} from '../computedTexts';
import type {RecordValues} from '../computedTexts';
import {itemsOf} from './itemsOf';
import {matchItems} from './matchItems';
import type {MatchedItem} from './matchItems';

/** A file as the base has it and as it is now; undefined if it doesn't exist there. */
export type FileVersions = {path: string; before: string | undefined; after: string | undefined};

/** What a visitor reads of a value. */
function asRead({type, value}: OutlineField, hasAddresses = false): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  const text = String(value ?? '');
  if (type.kind !== 'blocks' && type.kind !== 'inline') {
    return text;
  }
  return visibleText(hasAddresses ? text.replace(linkInMarkdown, '$1 ($2)') : text);
}

/** An edit as visitors read it; with the addresses of links if those differ. */
function editOf(old: MatchedItem, current: MatchedItem): NetChange {
  const textsOf = (hasAddresses: boolean) =>
    [old, current].map(({field}) => asRead(field, hasAddresses)) as [string, string];
  const addressesIn = ({field}: MatchedItem) =>
    Array.from(String(field.value).matchAll(linkInMarkdown), ([, , address]) => address);
  const [before, after] = textsOf(false);
  const [from, to] = textsOf(!isEqual(addressesIn(old), addressesIn(current)));
  return from === to
    ? {how: 'edited', label: `${old.label}: only its formatting`, before, after}
    : {how: 'edited', label: old.label, before: from, after: to};
}

/** The outermost component or entry all of whose values are among some items. */
const wholeBlock = (
  allItems: readonly MatchedItem[],
  among: readonly MatchedItem[],
  {field}: MatchedItem,
): OutlineBlock | undefined =>
  withParents(field.block).findLast((block) =>
    allItems
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
  allItems: readonly MatchedItem[],
  among: readonly MatchedItem[],
  touched = among,
): NetChange[] {
  const groups = new Map<OutlineBlock | MatchedItem, MatchedItem[]>();
  for (const item of among) {
    const whole = wholeBlock(allItems, touched, item) ?? item;
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
function compareItems(before: readonly MatchedItem[], after: readonly MatchedItem[]): NetChange[] {
  const {edited, added, removed, moved} = matchItems(before, after);
  return [
    ...edited.map(({old, current}) => editOf(old, current)),
    ...inBlocks('added', after, added),
    ...inBlocks('removed', before, removed),
    ...inBlocks('moved', after, moved, [...moved, ...edited.map(({current}) => current)]),
  ];
}

/** Both versions of a file, as far as they exist and can be read. */
type Pair = FileVersions & {old: ContentFile | undefined; current: ContentFile | undefined};

/** @returns undefined when it can't be read */
function read(
  config: ContentConfig,
  path: string,
  contents: string | undefined,
): ContentFile | undefined {
  try {
    const file = new ContentFile(path, contents ?? '', config);
    outlineOf(file);
    return contents === undefined ? undefined : file;
  } catch {
    return undefined;
  }
}

const labelOf = (file: ContentFile | undefined): string | undefined =>
  file && outlineOf(file).label;

/** The pairs, with one for a page whose file has another name: it has the title of one that is gone. */
function joinRenamed(pairs: readonly Pair[]): Pair[] {
  const pages = pairs.filter(({path}) => pageFile.test(path));
  const formers = new Map(
    pages
      .filter(({before, current}) => before === undefined && current)
      .map((page) => {
        const isFormer = ({after, old}: Pair) =>
          after === undefined && old && labelOf(old) === labelOf(page.current);
        return [page, pages.find(isFormer)];
      }),
  );
  const gone = Array.from(formers.values());
  return pairs
    .filter((pair) => !gone.includes(pair))
    .map((pair) => {
      const {before = pair.before, old = pair.old} = formers.get(pair) ?? {};
      return {...pair, before, old};
    });
}

/** The address of a page before, and now. */
type Move = {from: string; to: string};

const moveOf = ({old, current}: Pair): Move | undefined =>
  old?.isPage && current && old.page.route !== current.page.route
    ? {from: old.page.route, to: current.page.route}
    : undefined;

/** A file whose links lead to the addresses that pages have now. */
function withMovedLinks(file: ContentFile, moves: readonly Move[]): ContentFile {
  const links = linksIn(file).flatMap((link) => {
    const page = link.address.replace(/[?#].*$/s, '');
    const move = moves.find(({from}) => from === page);
    return move ? [{link, address: move.to + link.address.slice(page.length)}] : [];
  });
  try {
    return rewriteLinks(file, links);
  } catch {
    // One is written with escapes. It's listed as a change of its own.
    return file;
  }
}

/** Compares the versions of a file; undefined if visitors know the difference from elsewhere. */
function comparePair(
  pair: Pair,
  moves: readonly Move[],
  records: Record<'before' | 'after', () => RecordValues>,
): ChangedPage | undefined {
  const {path, before, after, current} = pair;
  const old = pair.old && withMovedLinks(pair.old, moves);
  const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'edited';
  // As reviewers know it, if its title changes.
  const page = (how === 'added' ? labelOf(current) : labelOf(old)) ?? path;
  const move = moveOf(pair);
  // Git's answer has no line ending at the end.
  const isSameText = old?.text.trimEnd() === current?.text.trimEnd();
  const changed = {page, file: path, how, isSameFile: isSameText && !move} as const;
  if (!old || !current) {
    return before === after ? undefined : {...changed, isSameFile: false, changes: []};
  }
  const changes = compareItems(
    itemsOf(old, current, records.before),
    itemsOf(current, old, records.after),
  );
  if (move) {
    changes.unshift({how: 'edited', label: 'Page address', before: move.from, after: move.to});
  }
  return changes.length === 0 && isSameText ? undefined : {...changed, changes};
}

/**
 * What changes for visitors, page by page, whatever happened in between.
 *
 * @param files those that differ, and all pages and records, which pages can show
 */
export function netChanges(config: ContentConfig, files: readonly FileVersions[]): ChangedPage[] {
  const isContent = ({path}: FileVersions) => pageFile.test(path) || path.endsWith('.yaml');
  const changed = files.filter(({before, after}) => before !== after);
  const hasNewRecord = changed.some(({path}) => path.endsWith('.yaml'));
  const pairs = (hasNewRecord ? files : changed).map((file) => ({
    ...file,
    old: isContent(file) ? read(config, file.path, file.before) : undefined,
    current: isContent(file) ? read(config, file.path, file.after) : undefined,
  }));
  const recordsOf = (when: 'before' | 'after') =>
    once(() =>
      readSiteRecords(config, (path) =>
        read(config, path, files.find((file) => file.path === path)?.[when]),
      ),
    );
  const records = {before: recordsOf('before'), after: recordsOf('after')};
  const all = joinRenamed(pairs);
  const moves = all.flatMap((pair) => moveOf(pair) ?? []);
  return (
    all
      // Where the old address of a page leads isn't another change.
      .filter(({path}) => moves.length === 0 || path !== config.redirects)
      .flatMap((pair) => comparePair(pair, moves, records) ?? [])
  );
}
