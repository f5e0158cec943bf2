import {diffText, minSimilarity} from '../diffText';
import type {Run} from '../diffText';
import {kindNames} from '../model';
import type {Area, PageChange, Look, Part, PagePlace, Report} from '../model';

/* The report is read by people who aren't engineers. */

/** What parts of a page are called that have no heading. */
export const areaNames: Record<Area, string> = {
  head: '',
  header: 'In the header',
  main: 'At the top of the page',
  footer: 'In the footer',
};

export const statusNames: Partial<Record<Part['status'], string>> = {
  added: 'new page',
  removed: 'removed page',
};

const numberNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `one page`, `two pages` */
export const countInWords = (count: number, what: string): string =>
  `${numberNames[count] ?? count} ${what}${count === 1 ? '' : 's'}`;

/** `Home, Tools, and Contact` */
export const inList = (items: readonly string[]): string =>
  new Intl.ListFormat('en', {type: 'conjunction'}).format(items);

const isHeading = ({role}: PageChange): boolean => role.startsWith('heading');

/** The words of a place within its section: `in the cell “Bolt, Price”` */
export function spotOf({area, section, heading, row, column}: PagePlace): string {
  if (row !== undefined) {
    return column === undefined ? `in the row “${row}”` : `in the cell “${row}, ${column}”`;
  }
  return heading && heading !== section ? `under “${heading}”` : section || areaNames[area];
}

/** What a change is about, and where in its section: `Under “Bolt”, link “Compare”`. */
export function changeTitle(change: PageChange): string {
  const {kind, how, label, place, after, before} = change;
  const {section, heading, row} = place;
  const isHead = isHeading(change) || row === (after || before);
  const isInside = row === undefined ? heading !== section : kind !== 'redirect';
  const name = kindNames[kind].toLowerCase() + (label ? ` “${label}”` : '');
  const noun = isHeading(change) && kind === 'text' ? 'heading' : name;
  const words = [isInside && !isHead && spotOf(place), how === 'moved' ? 'moved' : noun];
  const line = words.filter(Boolean).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The words of a change, marked as added or removed. */
export function runsOf({how, before, after}: PageChange): Run[] {
  if (how === 'moved') {
    return [{kind: 'same', text: after}];
  }
  const removed: Run[] = before ? [{kind: 'removed', text: before}] : [];
  const added: Run[] = after ? [{kind: 'added', text: after}] : [];
  const space: Run[] = before && after ? [{kind: 'same', text: ' '}] : [];
  return diffText(before, after, minSimilarity.marked) ?? [...removed, ...space, ...added];
}

/** What the headline calls a change. */
function nounFor(change: PageChange): string {
  const {kind, how, before, after} = change;
  if (how === 'moved') {
    return 'move';
  }
  if (kind !== 'text') {
    return kindNames[kind].toLowerCase();
  }
  const withoutNumbers = (text: string) => text.replace(/[\d.,–-]*\d/g, '#');
  if (how === 'edited' && withoutNumbers(before) === withoutNumbers(after)) {
    return /[$€£¥]\s?\d/.test(before) ? 'price' : 'figure';
  }
  return isHeading(change) ? 'heading' : 'text change';
}

/** How many changes there are of each kind: `two prices`, `one link`. An image counts once, wherever it is. */
export function countKinds(changes: readonly PageChange[]): string[] {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const noun = nounFor(change);
    const times = change.kind === 'image' ? 1 : 1 + change.alsoAt.length;
    counts.set(noun, (counts.get(noun) ?? 0) + times);
  }
  return Array.from(counts, ([noun, count]) => countInWords(count, noun));
}

/** Whether a change is in a section that looks different. */
export const isIn = ({place: {area, section}}: PageChange, {place, titles}: Look): boolean =>
  area === place.area && (area !== 'main' || titles.includes(section));

/** Whether a section looks different, and no words say why. */
export const hasNewLooks = ({status, looks, changes}: Part): boolean =>
  status === 'changed' && looks.some((look) => !changes.some((change) => isIn(change, look)));

/** `3 of 6 pages change: two prices, one link, and how two pages look.` */
export function headline({parts, baseFailure}: Report): string {
  if (baseFailure !== undefined) {
    return 'The previous version can’t be built, so there is nothing to compare with.';
  }
  const pages = parts.filter(({path}) => path !== undefined);
  const changed = pages.filter(({status}) => status !== 'unchanged').length;
  const shared = parts.find(({path, name}) => path === undefined && name.startsWith('On '));
  const sharers = `what ${shared?.name === 'On every page' ? 'every page shares' : 'most pages share'}`;
  if (changed === 0 && parts.length === pages.length) {
    return 'No page reads or looks differently when it opens.';
  }
  const noPage = shared ? `W${sharers.slice(1)} changes` : 'No page changes. What does';
  const somePages = `${changed} of ${pages.length} pages ${changed === 1 ? 'changes' : 'change'}${shared ? `, and ${sharers}` : ''}`;
  const counts = Object.entries(statusNames).flatMap(([status, name]) => {
    const count = parts.filter((part) => part.status === status).length;
    return count > 0 ? [countInWords(count, name)] : [];
  });
  const kinds = countKinds(parts.flatMap(({changes}) => changes));
  const looks = pages.filter(hasNewLooks).length;
  const pagesLook =
    looks > 0 ? [`how ${countInWords(looks, 'page')} ${looks === 1 ? 'looks' : 'look'}`] : [];
  const allLook = shared && hasNewLooks(shared) ? ['how all of them look'] : pagesLook;
  return `${changed > 0 ? somePages : noPage}: ${inList([...counts, ...kinds, ...allLook])}.`;
}
