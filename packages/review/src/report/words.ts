import {diffText} from '../compare/diffText';
import type {Run} from '../compare/diffText';
import {kindNames} from '../model';
import type {Area, Change, Look, Part} from '../model';

/* The report is read by people who aren't engineers. */

/** What parts of a page are called that have no heading. */
export const areaNames: Record<Area, string> = {
  header: 'In the header',
  main: 'At the top of the page',
  footer: 'In the footer',
};

const numberNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `one page`, `two pages` */
export const counted = (count: number, what: string): string =>
  `${numberNames[count] ?? count} ${what}${count === 1 ? '' : 's'}`;

/** `Home, Tools, and Contact` */
export const inList = (items: readonly string[]): string =>
  new Intl.ListFormat('en', {type: 'conjunction'}).format(items);

const isHeading = ({kind, label}: Change): boolean =>
  kind === 'text' && label.startsWith('heading');

/** What a change is about, and where in its section: `in the cell “Bolt, Price”`, `Link “Compare”`. */
export function placeOf(change: Change): string {
  const {kind, how, label, place, destination} = change;
  const {section, heading, cell} = place;
  const name = kindNames[kind] + (kind === 'link' && label ? ` “${label}”` : '');
  const words = [
    how !== 'moved' && heading !== section && !isHeading(change) && `under “${heading}”`,
    cell && how !== 'moved' && `in the cell “${cell}”`,
    how === 'moved' ? `moved ${destination}` : isHeading(change) ? 'heading' : name,
  ];
  const line = words.filter(Boolean).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The words of a change, marked as added or removed. */
export function runsOf({how, before, after}: Change): Run[] {
  if (how === 'moved') {
    return [{kind: 'same', text: after}];
  }
  const removed: Run[] = before ? [{kind: 'removed', text: before}] : [];
  const added: Run[] = after ? [{kind: 'added', text: after}] : [];
  const space: Run[] = before && after ? [{kind: 'same', text: ' '}] : [];
  return diffText(before, after) ?? [...removed, ...space, ...added];
}

const isPrice = (text: string): boolean => /[$€£¥]\s?\d/.test(text);

/** Whether two texts differ only in numbers. */
const isFigure = (before: string, after: string): boolean => {
  const withoutNumbers = (text: string) => text.replace(/[\d.,–-]*\d/g, '#');
  return withoutNumbers(before) === withoutNumbers(after);
};

/** What the headline calls a change. */
function nounFor(change: Change): string {
  const {kind, how, before, after} = change;
  if (kind !== 'text') {
    return kindNames[kind].toLowerCase();
  }
  if (how === 'moved') {
    return 'move';
  }
  if (how === 'edited' && isFigure(before, after)) {
    return isPrice(before) ? 'price' : 'figure';
  }
  return isHeading(change) ? 'heading' : 'text change';
}

/** How many changes there are of each kind: `two prices`, `one link` */
export function countKinds(changes: readonly Change[]): string[] {
  const nouns = changes.map(nounFor);
  return Array.from(new Set(nouns), (noun) =>
    counted(nouns.filter((each) => each === noun).length, noun),
  );
}

/** Whether a change is in a section that looks different. */
export const isIn = ({place: {area, section}}: Change, look: Look): boolean =>
  area === look.place.area && (area !== 'main' || look.sections.includes(section));

/** Whether a section looks different, and no words say why. */
export const hasNewLooks = ({status, looks, changes}: Part): boolean =>
  status === 'changed' && looks.some((look) => !changes.some((change) => isIn(change, look)));
