import type {RecordChange} from '../compare/compareRecords';
import {stylesNotPictured} from '../compare/compareSites';
import type {PageChange} from '../compare/compareSites';
import {splitShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import {versionsOf} from '../compare/compareTexts';
import type {TextChange} from '../compare/compareTexts';
import {notFoundPath} from '../visit/snapshot';
import type {Part} from '../visit/snapshot';
import type {ReviewFacts} from './ReviewFacts';

/** How the report names things, so that somebody who is not an engineer understands them. */

export const verdicts: Record<PageChange['verdict'], string> = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  same: 'nothing a visitor can see changed',
};

/** The name of a page for people: its title without the name of the site. */
export function nameOf({path, before, after}: PageChange): string {
  const [name = ''] = (after ?? before)?.title.split(' | ') ?? [];
  return name.trim() || path;
}

/** What is there at an address of the site, when it is opened from that of its root. */
export const addressIn = (root: string, path: string): string => root.replace(/\/+$/, '') + path;

/** The anchor of a page's part of the report. */
export const anchorOf = (path: string): string =>
  `page-${path.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'home'}`;

const partNames: Record<Part, string> = {
  bar: 'in the bar at the top',
  main: '',
  footer: 'in the footer',
};

/** Where a text stands, and what became of it as a whole: `under “Cost Reduction”, added`. */
export function placeOf(change: TextChange): string {
  const {kind, part, section, cell, isHeading, formerSection} = change;
  const words = [
    partNames[part],
    isHeading ? 'heading' : section && `under “${section}”`,
    cell && `in the cell “${cell}”`,
    formerSection !== undefined && `before under “${formerSection || 'nothing'}”`,
    kind !== 'edited' && kind,
  ];
  return words.filter(Boolean).join(', ');
}

const isPrice = ({runs}: TextChange): boolean =>
  runs.some(({kind, text}, index) => {
    const before = runs[index - 1];
    const sign = /[$€£¥]\s?$/;
    return (
      kind !== 'same' &&
      (/[$€£¥]\s?\d/.test(text) || (/^\d/.test(text) && before && sign.test(before.text)))
    );
  });

const isFigure = ({runs}: TextChange): boolean =>
  runs.every(({kind, text}) => kind === 'same' || /\d/.test(text) || !/\p{L}/u.test(text)) &&
  runs.some(({kind, text}) => kind !== 'same' && /\d/.test(text));

/** What kind of thing has changed, for counting. */
export function nounOf(change: TextChange): string {
  if (change.kind === 'edited' && isPrice(change)) {
    return 'price';
  }
  if (change.kind === 'edited' && isFigure(change)) {
    return 'figure';
  }
  return change.isHeading ? 'heading' : 'text';
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numberInWords = (count: number): string => numbers[count] ?? String(count);

/** `one text`, `two texts`. */
export const counted = (count: number, what: string): string =>
  `${numberInWords(count)} ${what}${count === 1 ? '' : 's'}`;

const list = new Intl.ListFormat('en', {type: 'conjunction'});

/** `one price and two texts`. */
export function countTexts(texts: readonly TextChange[]): string {
  const nouns = texts.map(nounOf);
  const kinds = Array.from(new Set(nouns));
  return list.format(
    kinds.map((kind) => counted(nouns.filter((noun) => noun === kind).length, kind)),
  );
}

const isProperPage = ({path}: PageChange): boolean => path !== notFoundPath;

/** What changes on a page besides what changes on all: `one figure and the title on Benefits`. */
function changesInShort(change: PageChange): string[] {
  const {verdict, formerPath, texts, values, lists} = change;
  const name = nameOf(change);
  switch (verdict) {
    case 'added':
      return [`${name} is new`];
    case 'removed':
      return [`${name} is gone`];
    case 'same':
      return [];
    case 'changed':
  }
  const elsewhere = formerPath === undefined ? [] : [`${name} has another address`];
  const parts = [countTexts(texts), ...values.map(({what}) => `the ${what}`)].filter(Boolean);
  if (parts.length === 0) {
    parts.push(...lists.map(({what}) => what).filter((what) => what !== stylesNotPictured));
  }
  return parts.length > 0 ? [...elsewhere, `${list.format(parts)} on ${name}`] : elsewhere;
}

/** `how Home and Tools look`, for pages of which nothing else is to be told. */
function looksInShort(changes: readonly PageChange[]): string[] {
  const isPictured = ({pictures}: PageChange) => Object.keys(pictures).length > 0;
  const ofPages = (some: readonly PageChange[], how: string) => {
    const verb = some.length === 1 ? 'looks' : 'look';
    return some.length > 0 ? [`how ${list.format(some.map(nameOf))} ${verb}${how}`] : [];
  };
  return [
    ...ofPages(changes.filter(isPictured), ''),
    ...ofPages(
      changes.filter((change) => !isPictured(change)),
      ' on paper, at other widths, or when something is pointed at',
    ),
  ];
}

/** `one heading in the footer`, `links on every page`. */
function sharedInShort({texts, lists}: SharedChanges): string[] {
  const ofTexts = (['bar', 'footer'] as const).flatMap((part) => {
    const inPart = texts.filter((text) => text.part === part);
    return inPart.length > 0 ? [`${countTexts(inPart)} ${partNames[part]}`] : [];
  });
  return ofTexts.length > 0 ? ofTexts : lists.map(({what}) => `${what} on every page`);
}

/** `2 of 6 pages change: one figure on Benefits, one price on Tools.` */
export function leadingSentence({changes, baseFailure}: ReviewFacts): string {
  const pages = changes.filter(isProperPage);
  if (baseFailure !== undefined) {
    const shown = pages.length === 1 ? 'page is shown as it is' : 'pages are shown as they are';
    return `The version before could not be built, so the ${numberInWords(pages.length)} ${shown} now.`;
  }
  const seen = pages.filter(({verdict}) => verdict !== 'same');
  if (changes.every(({verdict}) => verdict === 'same')) {
    return `Nothing that a visitor can see changes on any of the ${counted(pages.length, 'page')}.`;
  }
  const {shared, own} = splitShared(changes);
  const ofAll = sharedInShort(shared);
  const ofEach = own.map(changesInShort);
  const untold = own.filter(
    ({verdict}, index) => verdict === 'changed' && ofEach[index]?.length === 0,
  );
  const what = [...ofAll, ...ofEach.flat(), ...(ofAll.length > 0 ? [] : looksInShort(untold))];
  const verb = seen.length === 1 ? 'changes' : 'change';
  return `${seen.length} of ${pages.length} pages ${verb}: ${what.join(', ')}.`;
}

/** Everything that changes on a page, in words. */
const wordsOf = ({texts, lists, values}: PageChange): string[] => [
  ...texts.flatMap(versionsOf),
  ...lists.flatMap(({added, removed}) => [...added, ...removed]),
  ...values.flatMap(({before, after}) => [before, after]),
];

/** Whether a text has all the words of a record, in which `{email}` stands for anything. */
const hasWords = (text: string, words: string): boolean =>
  words.split(/\{\w+\}/).every((part) => text.includes(part));

/** `GitHub Copilot: cost per month $10 → $12 (on /tools)`. */
export function recordInWords(record: RecordChange, changes: readonly PageChange[]): string {
  const {text, words, pages} = record;
  const shows = (change: PageChange) =>
    pages?.includes(change.path) ??
    wordsOf(change).some((seen) => words.some((word) => hasWords(seen, word)));
  const where = changes
    .filter((change) => change.verdict !== 'same' && shows(change))
    .map(({path}) => path);
  if (where.length === 0) {
    return `${text} (not seen on a page)`;
  }
  const isEverywhere = where.length > 1 && where.length === changes.length;
  return `${text} (on ${isEverywhere ? 'every page' : list.format(where)})`;
}
