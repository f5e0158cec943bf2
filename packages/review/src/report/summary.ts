import {stylesNotPictured} from '../compare/compareSites';
import type {ListChange, PageChange} from '../compare/compareSites';
import {isAnyShared, isOnlyShared, splitShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import type {Run, TextChange} from '../compare/compareTexts';
import type {ReviewFacts} from './ReviewFacts';
import {
  addressIn,
  anchorOf,
  counted,
  leadingSentence,
  nameOf,
  placeOf,
  recordInWords,
  verdicts,
} from './wording';

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()<>|#@~!&]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** The longest that the comment has of one text, in characters, and how many texts of a page. */
const longest = 300;
const mostTexts = 8;

/** The most that is said of links and other things that a page has many of. */
const mostLines = 6;

function mark({kind, text}: Run): string {
  const words = escapeMarkdown(text.trim());
  if (kind === 'same' || words === '') {
    return escapeMarkdown(text);
  }
  const [start] = /^\s*/.exec(text) ?? [''];
  const [end] = /\s*$/.exec(text) ?? [''];
  // Stars and tildes would not do next to some signs.
  const tag = kind === 'added' ? 'ins' : 'del';
  return `${start}<${tag}>${words}</${tag}>${end}`;
}

/** The words around what has changed, without the rest of a long text. */
function shorten(runs: readonly Run[]): Run[] {
  const room = 80;
  const length = runs.reduce((sum, {text}) => sum + text.length, 0);
  return runs.map((run, index) => {
    const {kind, text} = run;
    if (kind !== 'same') {
      return text.length > longest ? {kind, text: `${text.slice(0, longest)}…`} : run;
    }
    if (length <= longest || text.length <= 2 * room) {
      return run;
    }
    const start = index === 0 ? '' : text.slice(0, room);
    const end = index === runs.length - 1 ? '' : text.slice(-room);
    return {kind, text: `${start}…${end}`};
  });
}

function textInMarkdown(change: TextChange): string {
  const place = placeOf(change);
  const words = shorten(change.runs).map(mark).join('').trim();
  return `- ${place ? `_${escapeMarkdown(place)}:_ ` : ''}${words}`;
}

function* textsInMarkdown(texts: readonly TextChange[]): Generator<string> {
  yield* texts.slice(0, mostTexts).map(textInMarkdown);
  if (texts.length > mostTexts) {
    yield `- and ${counted(texts.length - mostTexts, 'more text')}`;
  }
}

/** Each line of what is new and gone when they are few, or how many they are. */
function* listsInMarkdown(lists: readonly ListChange[]): Generator<string> {
  for (const {what, added, removed} of lists) {
    if (added.length + removed.length > mostLines || what === stylesNotPictured) {
      yield `- _${what}:_ ${removed.length} gone, ${added.length} new`;
    } else {
      yield* removed.map((text) => `- _${what}:_ ${mark({kind: 'removed', text})}`);
      yield* added.map((text) => `- _${what}:_ ${mark({kind: 'added', text})}`);
    }
  }
}

function linksOf({path, verdict}: PageChange, {reportUrl, previewUrl}: ReviewFacts): string {
  const links = [
    reportUrl && `[what changed](${reportUrl}#${anchorOf(path)})`,
    previewUrl && verdict !== 'removed' && `[preview](${addressIn(previewUrl, path)})`,
  ].filter(Boolean);
  return links.length > 0 ? ` – ${links.join(', ')}` : '';
}

function* pageInMarkdown(
  change: PageChange,
  facts: ReviewFacts,
  shared: SharedChanges,
): Generator<string> {
  const {path, verdict, formerPath, texts, values, lists, brokenLinks, pictures} = change;
  yield `### ${escapeMarkdown(`${nameOf(change)} (${path})`)}: ${verdicts[verdict]}${linksOf(change, facts)}`;
  yield '';
  if (formerPath !== undefined) {
    yield `- was at ${escapeMarkdown(formerPath)}, where there is nothing now`;
  }
  for (const {what, before, after} of values) {
    const words = [mark({kind: 'removed', text: before}), mark({kind: 'added', text: after})];
    yield `- _${what}:_ ${words.filter(Boolean).join(' ')}`;
  }
  yield* textsInMarkdown(texts);
  yield* listsInMarkdown(lists);
  if (isOnlyShared(change, shared)) {
    yield '- what changes on every page';
  }
  if (verdict === 'changed' && Object.keys(pictures).length > 0) {
    yield `- it looks different on ${Object.keys(pictures).join(' and ')}`;
  }
  for (const link of brokenLinks) {
    yield `- ⚠ leads to nothing: ${escapeMarkdown(link)}`;
  }
  yield '';
}

function* summary(facts: ReviewFacts): Generator<string> {
  const {changes, records, baseFailure} = facts;
  yield `## ${escapeMarkdown(leadingSentence(facts))}`;
  yield '';
  if (baseFailure !== undefined) {
    yield '```text';
    yield baseFailure.replaceAll('```', "'''");
    yield '```';
    return;
  }
  if (records.length > 0) {
    yield '**In the records**';
    yield '';
    yield* records.map((record) => `- ${escapeMarkdown(recordInWords(record, changes))}`);
    yield '';
  }
  const {shared, own} = splitShared(changes);
  if (isAnyShared(shared)) {
    yield '**On every page**';
    yield '';
    yield* textsInMarkdown(shared.texts);
    yield* listsInMarkdown(shared.lists);
    yield '';
  }
  for (const change of own.filter(({verdict}) => verdict !== 'same')) {
    yield* pageInMarkdown(change, facts, shared);
  }
  const same = changes.filter(({verdict}) => verdict === 'same');
  if (same.length > 0) {
    yield `Nothing a visitor can see changed on: ${same.map((page) => escapeMarkdown(nameOf(page))).join(', ')}.`;
  }
}

/** What a pull request is told, in Markdown. */
export const summaryOf = (facts: ReviewFacts): string =>
  `${Array.from(summary(facts)).join('\n').trim()}\n`;
