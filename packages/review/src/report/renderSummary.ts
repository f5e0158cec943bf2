import {hiddenStyles} from '../compare/compareFacts';
import type {ListChange} from '../compare/compareFacts';
import type {PageChange} from '../compare/comparePage';
import {hasOnlySharedChanges, hasSharedChanges, splitShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import type {TextChange, TextRun} from '../compare/compareTexts';
import type {ReviewResult} from '../ReviewResult';
import {leadingSentence} from './leadingSentence';
import {recordInWords} from './recordInWords';
import {brokenInWords, unreachedOn} from './usesInWords';
import {
  addressIn,
  counted,
  inList,
  looksInWords,
  nameOfPage,
  placeInPage,
  sectionId,
  statusNames,
} from './wording';

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()<>|#@~!&]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');

/* The summary becomes a comment, which has to stay short. */
const maxTextChars = 300;
const maxTexts = 8;
const maxListLines = 6;
const maxTextsOfUse = 3;
const maxUnreached = 3;

/** Kept on either side of a change in a long text. */
const contextChars = 80;

function mark({kind, text}: TextRun): string {
  const words = escapeMarkdown(text.trim());
  if (kind === 'same' || words === '') {
    return escapeMarkdown(text);
  }
  const [start] = /^\s*/.exec(text) ?? [''];
  const [end] = /\s*$/.exec(text) ?? [''];
  // Markdown's ** and ~~ don't work next to some characters.
  const tag = kind === 'added' ? 'ins' : 'del';
  return `${start}<${tag}>${words}</${tag}>${end}`;
}

/** The changed words of a long text, with some context. */
function shorten(runs: readonly TextRun[]): TextRun[] {
  const length = runs.reduce((sum, {text}) => sum + text.length, 0);
  return runs.map((run, index) => {
    const {kind, text} = run;
    if (kind !== 'same') {
      return text.length > maxTextChars ? {kind, text: `${text.slice(0, maxTextChars)}…`} : run;
    }
    if (length <= maxTextChars || text.length <= 2 * contextChars) {
      return run;
    }
    const start = index === 0 ? '' : text.slice(0, contextChars);
    const end = index === runs.length - 1 ? '' : text.slice(-contextChars);
    return {kind, text: `${start}…${end}`};
  });
}

function textInMarkdown(change: TextChange): string {
  const place = placeInPage(change);
  const words = shorten(change.runs).map(mark).join('').trim();
  return `- ${place ? `_${escapeMarkdown(place)}:_ ` : ''}${words}`;
}

function* textsInMarkdown(texts: readonly TextChange[], max = maxTexts): Generator<string> {
  yield* texts.slice(0, max).map(textInMarkdown);
  if (texts.length > max) {
    yield `- and ${counted(texts.length - max, 'more text edit')}`;
  }
}

/** Each added and removed line if they are few, or else their number. */
function* listsInMarkdown(lists: readonly ListChange[]): Generator<string> {
  for (const {what, added, removed} of lists) {
    if (added.length + removed.length > maxListLines || what === hiddenStyles) {
      yield `- _${what}:_ ${removed.length} removed, ${added.length} added`;
    } else {
      yield* removed.map((text) => `- _${what}:_ ${mark({kind: 'removed', text})}`);
      yield* added.map((text) => `- _${what}:_ ${mark({kind: 'added', text})}`);
    }
  }
}

function linksOf({path, status}: PageChange, {reportUrl, previewUrl}: ReviewResult): string {
  const links = [
    reportUrl && `[what changed](${reportUrl}#${sectionId(path)})`,
    previewUrl && status !== 'removed' && `[preview](${addressIn(previewUrl, path)})`,
  ].filter(Boolean);
  return links.length > 0 ? ` – ${links.join(', ')}` : '';
}

/** A picture of the change, if there is one. */
function* thumbnailInMarkdown(
  change: PageChange,
  {reportUrl, thumbnails}: ReviewResult,
): Generator<string> {
  const file = thumbnails?.get(change.path);
  if (reportUrl && file) {
    const description = `${nameOfPage(change)}, before and after`;
    yield '';
    yield `![${escapeMarkdown(description)}](${addressIn(reportUrl, `/${file}`)})`;
  }
}

/** What the review didn't get to. */
function* unreachedInMarkdown(change: PageChange, before: string): Generator<string> {
  const unreached = unreachedOn(change.after);
  const shown = unreached.slice(0, maxUnreached);
  const rest = unreached.length - shown.length;
  if (shown.length > 0) {
    const names = rest > 0 ? [...shown, counted(rest, 'more action')] : shown;
    yield `${before}: ${escapeMarkdown(inList(names))}`;
  }
}

function* pageInMarkdown(
  change: PageChange,
  result: ReviewResult,
  shared: SharedChanges,
): Generator<string> {
  const {path, status, formerPath, texts, values, lists, brokenLinks, screenshots, uses} = change;
  yield `### ${escapeMarkdown(`${nameOfPage(change)} (${path})`)}: ${statusNames[status]}${linksOf(change, result)}`;
  yield '';
  for (const sentence of brokenInWords(uses)) {
    yield `- ⚠ ${escapeMarkdown(sentence)}`;
  }
  if (formerPath !== undefined) {
    yield `- was at ${escapeMarkdown(formerPath)}; old links to that address are broken now`;
  }
  for (const {what, before, after} of values) {
    const words = [mark({kind: 'removed', text: before}), mark({kind: 'added', text: after})];
    yield `- _${what}:_ ${words.filter(Boolean).join(' ')}`;
  }
  yield* textsInMarkdown(texts);
  yield* listsInMarkdown(lists);
  for (const {steps, texts: ofUse, lists: others} of uses.filter(({broken}) => !broken)) {
    yield `- ${escapeMarkdown(steps)}:`;
    yield* [...textsInMarkdown(ofUse, maxTextsOfUse), ...listsInMarkdown(others)].map(
      (line) => `  ${line}`,
    );
  }
  if (hasOnlySharedChanges(change, shared)) {
    yield '- only what changes on every page';
  }
  if (status === 'changed' && Object.keys(screenshots).length > 0) {
    const devices = Object.keys(screenshots).map((viewport) => `a ${viewport}`);
    yield `- looks different on ${inList(devices)}`;
  }
  yield* unreachedInMarkdown(change, '- not tried');
  for (const link of brokenLinks) {
    yield `- ⚠ broken link: ${escapeMarkdown(link)}`;
  }
  yield* thumbnailInMarkdown(change, result);
  yield '';
}

function* summaryLines(result: ReviewResult): Generator<string> {
  const {changes, records, baseFailure} = result;
  yield `## ${escapeMarkdown(leadingSentence(result))}`;
  yield '';
  if (baseFailure !== undefined) {
    yield '```text';
    yield baseFailure.replaceAll('```', "'''");
    yield '```';
    return;
  }
  if (records.length > 0) {
    yield '**In the data files**';
    yield '';
    yield* records.map((record) => `- ${escapeMarkdown(recordInWords(record, changes))}`);
    yield '';
  }
  const {shared, own} = splitShared(changes);
  if (hasSharedChanges(shared)) {
    yield '**On every page**';
    yield '';
    yield* textsInMarkdown(shared.texts);
    yield* listsInMarkdown(shared.lists);
    if (shared.looks.length > 0) {
      yield `- ${looksInWords(shared.looks)} different`;
    }
    yield '';
  }
  for (const change of own.filter(({status}) => status !== 'unchanged')) {
    yield* pageInMarkdown(change, result, shared);
  }
  const unchanged = changes.filter(({status}) => status === 'unchanged');
  if (unchanged.length > 0) {
    yield `No visible changes: ${unchanged.map((page) => escapeMarkdown(nameOfPage(page))).join(', ')}.`;
    yield '';
    for (const page of unchanged) {
      yield* unreachedInMarkdown(page, `- not tried on ${escapeMarkdown(nameOfPage(page))}`);
    }
  }
}

/** The comment on a pull request, in Markdown. */
export const renderSummary = (result: ReviewResult): string =>
  `${Array.from(summaryLines(result)).join('\n').trim()}\n`;
