import type {PageChange, PageItem} from './model';
import {findHunks, isHeading, keyOf, pairItems} from './pairItems';

const changeOf = (
  how: PageChange['how'],
  {kind, role, text, image, links, place}: PageItem,
  more: Partial<PageChange> = {},
): PageChange => ({
  kind: kind === 'text' && links[0] && (!text || links[0].words === text) ? 'link' : kind,
  how,
  place,
  role,
  before: how === 'added' ? '' : (image ?? text),
  after: how === 'removed' ? '' : (image ?? text),
  label: image === undefined ? '' : text,
  addresses: how === 'added' ? links.map(({address}) => address) : [],
  alsoAt: [],
  ...more,
});

/** The links of one version of a sentence that the other doesn't have. */
const onlyIn = (links: PageItem['links'], others: PageItem['links']): PageItem['links'] =>
  links.filter(
    ({words, address}) =>
      !others.some((other) => other.words === words && other.address === address),
  );

/** What changed between two versions of an item. */
function editsOf(before: PageItem, after: PageItem): PageChange[] {
  const edit = (old: string, current: string, more: Partial<PageChange> = {}) =>
    old === current ? [] : [changeOf('edited', after, {before: old, after: current, ...more})];
  if (after.kind === 'image') {
    return [
      ...edit(String(before.image), String(after.image)),
      ...edit(before.text, after.text, {kind: 'screenReader', label: ''}),
    ];
  }
  const [old, current] = [onlyIn(before.links, after.links), onlyIn(after.links, before.links)];
  const links = Array.from({length: Math.max(old.length, current.length)}, (_, index) => {
    const [from = '', to = ''] = [old[index]?.address, current[index]?.address];
    const how = to ? (from && 'edited') || 'added' : 'removed';
    const label = (current[index] ?? old[index])?.words;
    return edit(from, to, {kind: 'link', how, label});
  });
  const hasNewRole = before.text === after.text && before.role !== after.role;
  const role = ({role: its}: PageItem) => its || 'text';
  return [
    ...edit(before.text, after.text, {kind: after.kind}),
    ...(hasNewRole
      ? edit(role(before), role(after), {kind: 'screenReader', label: after.text})
      : []),
    ...links.flat(),
  ];
}

/** Groups items beside each other that have the same key. */
function chunkBy(items: readonly PageItem[], key: (item: PageItem) => string): PageItem[][] {
  const chunks: PageItem[][] = [];
  for (const item of items) {
    const last = chunks.at(-1)?.[0];
    if (last && key(last) === key(item)) {
      chunks.at(-1)?.push(item);
    } else {
      chunks.push([item]);
    }
  }
  return chunks;
}

/** A heading, or the header of a row: what others are below or beside it is a card, a section or a row. */
const isHead = (item: PageItem): boolean => isHeading(item) || item.text === item.place.row;

/** What was added, removed or moved: a card or a row as a whole, with the words of its head. */
function tellGroups(how: 'added' | 'removed' | 'moved', items: readonly PageItem[]): PageChange[] {
  const unitOf = ({place: {area, heading, row}}: PageItem) => JSON.stringify([area, heading, row]);
  const isText = ({kind, text}: PageItem) => kind === 'text' && text !== '';
  return chunkBy(items, unitOf).flatMap((group): PageChange[] => {
    const head = group.find(isHead);
    if (how === 'moved') {
      const [first] = head ? [head] : [...group.filter(isText), ...group];
      return first ? [changeOf(how, first)] : [];
    }
    if (!head) {
      return group.map((item) => changeOf(how, item));
    }
    const texts = group.filter(isText);
    const text = texts.map((item) => item.text).join('\n');
    return [changeOf(how, {...head, text, links: texts.flatMap(({links}) => links)})];
  });
}

/** Whether another change says the same: the words of a link that screen readers say, too. */
function isExplained(
  {kind, how, before, after, place}: PageChange,
  all: readonly PageChange[],
): boolean {
  const others = all.filter((other) => other.kind !== 'screenReader' && other.how === how);
  return (
    kind === 'screenReader' &&
    others.some((other) =>
      how === 'edited'
        ? before.replace(other.before, () => other.after) === after
        : other.place.area === place.area && other.place.section === place.section,
    )
  );
}

/** Tells the same change in several places of a page once. */
function joinRepeats(changes: readonly PageChange[]): PageChange[] {
  const joined = new Map<string, PageChange>();
  for (const change of changes) {
    const {kind, how, before, after, place} = change;
    const key = JSON.stringify([kind, how, before, after, place.area]);
    const first = joined.get(key);
    if (first) {
      first.alsoAt.push(place);
    } else {
      joined.set(key, {...change, alsoAt: []});
    }
  }
  return Array.from(joined.values());
}

/** What was added, removed, edited and moved between two versions of a page, from its top to its end. */
export function compareItems(
  before: readonly PageItem[],
  after: readonly PageItem[],
): PageChange[] {
  const hunks = findHunks(before, after);
  const former = pairItems(hunks, after);
  const paired = new Set(former.values());
  const howOf = (item: PageItem): PageChange['how'] => {
    const its = former.get(item);
    if (!its) {
      return 'added';
    }
    return keyOf(its) === keyOf(item) ? 'moved' : 'edited';
  };
  const heads = hunks
    .flatMap(({added}) => added.filter((item) => isHead(item) && howOf(item) === 'moved'))
    .map(({text}) => text);
  /** Whether a card or a text moved with its section, or the rest of a card that was edited with it. */
  const isWithHead = ({after: text, place: {section, heading, row = ''}}: PageChange) =>
    [section, heading, row].some((head) => head !== text && heads.includes(head));
  const tell = (how: PageChange['how'], items: PageItem[]): PageChange[] => {
    if (how === 'edited') {
      return items.flatMap((item) => editsOf(former.get(item) as PageItem, item));
    }
    const groups = tellGroups(how, items);
    return how === 'moved' ? groups.filter((change) => !isWithHead(change)) : groups;
  };
  const changes = hunks.flatMap(({removed, added}) => [
    ...tell(
      'removed',
      removed.filter((item) => !paired.has(item)),
    ),
    ...chunkBy(added, howOf).flatMap((items) => tell(howOf(items[0] as PageItem), items)),
  ]);
  return joinRepeats(changes.filter((change) => !isExplained(change, changes)));
}
