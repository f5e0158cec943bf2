import {diffArrays} from 'diff';
import {diffText} from './diffText';
import type {Change, Item} from './model';

/** Items that only one version has, and whose neighbors are in both. */
type Hunk = {removed: Item[]; added: Item[]};

/** What makes an item the same one in the other version. */
const keyOf = ({kind, role, text, links, image, place: {area, row, column}}: Item): string =>
  JSON.stringify([kind, role, text, links, image, area, row, column]);

/** What differs between two versions of a page, from its top to its end. */
function findHunks(before: readonly Item[], after: readonly Item[]): Hunk[] {
  const hunks: Hunk[] = [{removed: [], added: []}];
  const comparator = (a: Item, b: Item) => keyOf(a) === keyOf(b);
  for (const {added, removed, value} of diffArrays([...before], [...after], {comparator})) {
    if (added || removed) {
      hunks.at(-1)?.[added ? 'added' : 'removed'].push(...value);
    } else {
      hunks.push({removed: [], added: []});
    }
  }
  return hunks;
}

const isHeading = ({role}: Item): boolean => role.startsWith('heading');

/** Whether an item replaced another one, from what they say. */
function isVersion(before: Item, after: Item): boolean {
  if (before.kind !== after.kind || before.place.area !== after.place.area) {
    return false;
  }
  if (after.kind === 'image') {
    return before.image === after.image;
  }
  if (after.place.row !== undefined && before.place.row !== undefined) {
    return before.place.row === after.place.row && before.place.column === after.place.column;
  }
  const [old] = before.links;
  return (
    before.text === after.text ||
    (old !== undefined && after.links.some(({address}) => address === old.address)) ||
    diffText(before.text, after.text) !== undefined
  );
}

/** The only heading or paragraph that was removed was replaced by the only one that was added. */
function isOnlyOne(before: Item, after: Item, {removed, added}: Hunk): boolean {
  const groupOf = ({kind, role, place}: Item) => `${kind} ${role} ${place.area}`;
  const isAlone = (items: readonly Item[]) =>
    items.filter((item) => groupOf(item) === groupOf(after)).length === 1;
  return groupOf(before) === groupOf(after) && isAlone(removed) && isAlone(added);
}

const isBelowSameHeading = (before: Item, after: Item): boolean =>
  after.place.heading !== '' && before.place.heading === after.place.heading;

/** Finds what moved and what was edited: the former version of each item that has one. */
function pairItems(hunks: readonly Hunk[], all: readonly Item[]): Map<Item, Item> {
  const former = new Map<Item, Item>();
  const paired = new Set<Item>();
  const left = ({removed, added}: Hunk): Hunk => ({
    removed: removed.filter((item) => !paired.has(item)),
    added: added.filter((item) => !former.has(item)),
  });
  function pair(hunk: Hunk, canReplace: (before: Item, after: Item, hunk: Hunk) => boolean): void {
    const rest = left(hunk);
    for (const before of rest.removed) {
      const after = rest.added.find((item) => !former.has(item) && canReplace(before, item, rest));
      if (after) {
        former.set(after, before);
        paired.add(before);
      }
    }
  }
  const everywhere = {
    removed: hunks.flatMap(({removed}) => removed),
    added: hunks.flatMap(({added}) => added),
  };
  const keys = all.map(keyOf);
  const isUnique = (key: string) => keys.indexOf(key) === keys.lastIndexOf(key);
  // A text that occurs often, such as "Learn more", moved only with its heading.
  pair(everywhere, (before, after) => {
    const key = keyOf(after);
    return key === keyOf(before) && (isUnique(key) || isBelowSameHeading(before, after));
  });
  for (const hunk of hunks) {
    pair(hunk, isVersion);
    pair(hunk, isOnlyOne);
  }
  // A card can move and change.
  pair(
    everywhere,
    (before, after) => isBelowSameHeading(before, after) && isVersion(before, after),
  );
  return former;
}

const changeOf = (
  how: Change['how'],
  {kind, role, text, image, links, place}: Item,
  more: Partial<Change> = {},
): Change => ({
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
const onlyIn = (links: Item['links'], others: Item['links']): Item['links'] =>
  links.filter(
    ({words, address}) =>
      !others.some((other) => other.words === words && other.address === address),
  );

/** What changed between two versions of an item. */
function editsOf(before: Item, after: Item): Change[] {
  const edit = (old: string, current: string, more: Partial<Change> = {}) =>
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
  const role = ({role: its}: Item) => its || 'text';
  return [
    ...edit(before.text, after.text, {kind: after.kind}),
    ...(hasNewRole
      ? edit(role(before), role(after), {kind: 'screenReader', label: after.text})
      : []),
    ...links.flat(),
  ];
}

/** Groups items beside each other that have the same key. */
function chunkBy(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const chunks: Item[][] = [];
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
const isHead = (item: Item): boolean => isHeading(item) || item.text === item.place.row;

/** What was added, removed or moved: a card or a row as a whole, with the words of its head. */
function tellGroups(how: 'added' | 'removed' | 'moved', items: readonly Item[]): Change[] {
  const unitOf = ({place: {area, heading, row}}: Item) => JSON.stringify([area, heading, row]);
  const isText = ({kind, text}: Item) => kind === 'text' && text !== '';
  return chunkBy(items, unitOf).flatMap((group): Change[] => {
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
function isExplained({kind, how, before, after, place}: Change, all: readonly Change[]): boolean {
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
function joinRepeats(changes: readonly Change[]): Change[] {
  const joined = new Map<string, Change>();
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
export function compareItems(before: readonly Item[], after: readonly Item[]): Change[] {
  const hunks = findHunks(before, after);
  const former = pairItems(hunks, after);
  const paired = new Set(former.values());
  const howOf = (item: Item): Change['how'] => {
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
  const isWithHead = ({after: text, place: {section, heading, row = ''}}: Change) =>
    [section, heading, row].some((head) => head !== text && heads.includes(head));
  const tell = (how: Change['how'], items: Item[]): Change[] => {
    if (how === 'edited') {
      return items.flatMap((item) => editsOf(former.get(item) as Item, item));
    }
    const groups = tellGroups(how, items);
    return how === 'moved' ? groups.filter((change) => !isWithHead(change)) : groups;
  };
  const changes = hunks.flatMap(({removed, added}) => [
    ...tell(
      'removed',
      removed.filter((item) => !paired.has(item)),
    ),
    ...chunkBy(added, howOf).flatMap((items) => tell(howOf(items[0] as Item), items)),
  ]);
  return joinRepeats(changes.filter((change) => !isExplained(change, changes)));
}
