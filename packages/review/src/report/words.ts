import {diffText} from '../compare/diffText';
import type {Run} from '../compare/diffText';
import {kindNames} from '../model';
import type {Area, Change, Section} from '../model';

/* The report is read by people who aren't engineers. */

const areaNames: Record<Area, string> = {
  header: 'in the header',
  main: '',
  footer: 'in the footer',
};

/**
 * The id of a section in the report, which no other path has: `page--use-45-cases` for `/use-cases`.
 * The comment on a pull request accepts only lowercase letters, digits and hyphens in it.
 */
export function sectionId({path}: Section): string {
  if (path === undefined) {
    return 'everywhere';
  }
  const encode = (character: string) =>
    character === '/' ? '--' : `-${character.codePointAt(0)}-`;
  return `page${path.replace(/[^a-z0-9]/gu, encode)}`;
}

/** Whether something changes on a page besides what changes on every page. */
export const hasOwnChanges = ({changes, pictures}: Section): boolean =>
  changes.length + pictures.length > 0;

const numberNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `one page`, `two pages` */
export const counted = (count: number, what: string): string =>
  `${numberNames[count] ?? count} ${what}${count === 1 ? '' : 's'}`;

/** `Home, Tools, and Contact` */
export const inList = (items: readonly string[]): string =>
  new Intl.ListFormat('en', {type: 'conjunction'}).format(items);

const maxNames = 3;

/** `Home and Tools`, or `six pages` if there are too many to name. */
export const named = (names: readonly string[], what: string): string =>
  names.length > maxNames ? counted(names.length, what) : inList(names);

const isHeading = ({kind, label}: Change): boolean =>
  kind === 'text' && label.startsWith('heading');

/** What a change is about, and where: `in the cell “Bolt, Cost per month”`, `Link “Compare”`. */
export function placeOf(change: Change): string {
  const {kind, label, place} = change;
  const {area, heading, cell} = place;
  const name = kindNames[kind] + (kind === 'link' && label ? ` “${label}”` : '');
  const words = [
    areaNames[area],
    isHeading(change) ? 'heading' : heading && `under “${heading}”`,
    heading || area !== 'main' ? name.charAt(0).toLowerCase() + name.slice(1) : name,
    cell && `in the cell “${cell}”`,
  ];
  return words.filter(Boolean).join(', ');
}

/** The words of a change, marked as added or removed. */
export function runsOf({how, before, after}: Change): Run[] {
  if (how === 'moved') {
    return [{kind: 'same', text: after}];
  }
  const versions: Run[] = [
    {kind: 'removed', text: before},
    {kind: 'same', text: ' '},
    {kind: 'added', text: after},
  ];
  return diffText(before, after) ?? versions.filter(({text}) => text !== '');
}

const contextWords = 6;

/** The words that differ in two long texts, with some words around them. */
function excerpts(before: string, after: string): [string, string] {
  const [old, current] = [before.split(' '), after.split(' ')];
  const shorter = Math.min(old.length, current.length);
  let [start, end] = [0, 0];
  while (start < shorter && old[start] === current[start]) {
    start += 1;
  }
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) {
    end += 1;
  }
  const [from, until] = [Math.max(0, start - contextWords), Math.max(0, end - contextWords)];
  const cut = (words: readonly string[]) =>
    [from > 0 && '…', ...words.slice(from, words.length - until), until > 0 && '…']
      .filter(Boolean)
      .join(' ');
  return [cut(old), cut(current)];
}

/** A sentence that ends with a quotation, which can bring its own period. */
const ended = (sentence: string): string => (/[.!?]”$/.test(sentence) ? sentence : `${sentence}.`);

/** A change as a sentence without marks: `Under “Cost”: “$10” is now “$12”.` */
export function changeInWords(change: Change): string {
  const {how, before, after, destination} = change;
  const place = placeOf(change);
  const start = place && `${place.charAt(0).toUpperCase()}${place.slice(1)}: `;
  const [old, current] = excerpts(before, after);
  switch (how) {
    case 'added':
      return `${start}“${after}” is new.`;
    case 'removed':
      return `${start}“${before}” is removed.`;
    case 'edited':
      return ended(`${start}“${old}” is now “${current}”`);
    case 'moved':
      return `${start}“${after}” moved ${destination}.`;
  }
}

const isPrice = (text: string): boolean => /[$€£¥]\s?\d/.test(text);

/** Whether two texts differ only in numbers. */
const isFigure = (before: string, after: string): boolean => {
  const withoutNumbers = (text: string) => text.replace(/[\d.,–-]*\d/g, '#');
  return withoutNumbers(before) === withoutNumbers(after);
};

/** What the headline calls a change. */
export function nounFor(change: Change): string {
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
  return isHeading(change) ? 'heading' : 'text edit';
}
