import {pageFile} from '@sitekit/content-check';
import lowerCase from 'lodash/toLower';
import {inList} from '../../inList';
import type {ChangedPage, NetChange} from '../../protocol';
import {changedSpan} from '../changedSpan';

/* What a review is called, unless the person who sends it writes something else. */

const MAX_QUOTED_CHARS = 100;
const CONTEXT_CHARS = 30;
const MAX_LINES = 50;

const verbs = {
  added: 'Add',
  removed: 'Delete',
  edited: 'Change',
  moved: 'Move',
} as const;

const states = {added: 'new ', removed: 'deleted '} as const;

/** "Benefits", "the new page Pricing" */
const nameOf = ({how, page, file}: ChangedPage): string =>
  how === 'edited' ? page : `the ${states[how]}${pageFile.test(file) ? 'page ' : ''}${page}`;

/** Within a sentence: "cost per month", but "ID". */
const withinSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z ])/, lowerCase);

/** More pages than these are only counted. */
const MAX_NAMED_PAGES = 3;

/** "Change cost per month of Cursor on Comparison" */
export function titleFor(changed: readonly ChangedPage[]): string {
  // A picture and a word of the dictionary go with a text, and what is computed with its record.
  const isText = ({file}: ChangedPage) => pageFile.test(file) || file.endsWith('.yaml');
  const own = changed.filter(({isSameFile}) => !isSameFile);
  const texts = own.filter(isText);
  const pages = texts.length > 0 ? texts : own;
  const [page] = pages;
  const [change] = page?.changes ?? [];
  if (!page) {
    return '';
  }
  if (pages.length > 1) {
    const names = pages.map(nameOf);
    const rest = names.length - MAX_NAMED_PAGES;
    const named = rest > 1 ? [...names.slice(0, MAX_NAMED_PAGES), `${rest} more`] : names;
    return `Change ${inList(named)}`;
  }
  if (page.how === 'edited' && change) {
    const others = page.changes.length - 1;
    const more = others > 0 ? ` and ${others} more` : '';
    return `${verbs[change.how]} ${withinSentence(change.label)}${more} on ${page.page}`;
  }
  return `${verbs[page.how]} ${page.page}`;
}

const quoted = (text: string): string =>
  `“${text.length > MAX_QUOTED_CHARS ? `${text.slice(0, MAX_QUOTED_CHARS)}…` : text}”`.replaceAll(
    /\s+/g,
    ' ',
  );

/** Two versions of a text, from some words before what differs. */
function fromDifference(before: string, after: string): string[] {
  const {start} = changedSpan(before, after);
  const from =
    start < MAX_QUOTED_CHARS / 2 ? 0 : before.lastIndexOf(' ', start - CONTEXT_CHARS) + 1;
  return [before, after].map((text) => (from > 0 ? `…${text.slice(from)}` : text));
}

function lineFor({how, label, before, after}: NetChange): string {
  switch (how) {
    case 'edited':
      return `- ${label}: ${fromDifference(before, after).map(quoted).join(' is now ')}`;
    case 'added':
      return `- New: ${label}${after ? `, ${quoted(after)}` : ''}`;
    case 'removed':
      return `- Deleted: ${label}`;
    case 'moved':
      return `- Moved: ${label}`;
  }
}

/** What changes on each page, one change on a line. */
export function messageFor(pages: readonly ChangedPage[]): string {
  const lines = pages.flatMap((changed) => {
    const name = nameOf(changed).replace(/^the /, 'The ');
    const changes = changed.changes.map(lineFor);
    return ['', changes.length > 0 ? `${name}:` : name, ...changes];
  });
  const rest = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`and ${rest} more lines`] : [])]
    .join('\n')
    .trim();
}
