import {pageFile} from '@sitekit/content-check';
import type {ChangedPage, NetChange} from '../../protocol';

/* What a review is called, unless the person who sends it writes something else. */

const MAX_QUOTED_CHARS = 100;
const MAX_LINES = 50;

const inList = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

const verbs = {
  added: 'Add',
  removed: 'Delete',
  edited: 'Change',
  moved: 'Move',
  renamed: 'Rename',
} as const;

const states = {added: 'new ', removed: 'deleted ', renamed: 'renamed ', edited: ''} as const;

/** "Benefits", "the new page Pricing" */
const nameOf = ({how, page, file}: ChangedPage): string =>
  how === 'edited' ? page : `the ${states[how]}${pageFile.test(file) ? 'page ' : ''}${page}`;

/** "Change Cost per month of Cursor on Comparison" */
export function titleFor(changed: readonly ChangedPage[]): string {
  // A picture and a word of the dictionary go with a text.
  const texts = changed.filter(({file}) => pageFile.test(file) || file.endsWith('.yaml'));
  const pages = texts.length > 0 ? texts : changed;
  const [page] = pages;
  const [change] = page?.changes ?? [];
  if (!page) {
    return '';
  }
  if (pages.length > 1) {
    return `Change ${inList(pages.map(nameOf))}`;
  }
  if (page.how === 'edited' && change) {
    const others = page.changes.length - 1;
    const more = others > 0 ? ` and ${others} more` : '';
    return `${verbs[change.how]} ${change.label}${more} on ${page.page}`;
  }
  return `${verbs[page.how]} ${page.page}`;
}

const quoted = (text: string): string =>
  `“${text.length > MAX_QUOTED_CHARS ? `${text.slice(0, MAX_QUOTED_CHARS)}…` : text}”`.replaceAll(
    /\s+/g,
    ' ',
  );

function lineFor({how, label, before, after}: NetChange): string {
  switch (how) {
    case 'edited':
      return `- ${label}: ${quoted(before)} is now ${quoted(after)}`;
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
