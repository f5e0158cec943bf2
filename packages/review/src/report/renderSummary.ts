import type {Change, Review, Section} from '../model';
import {headline} from './headline';
import {changeInWords, hasOwnChanges, sectionId} from './words';

/** The text of a change can be long. */
const maxSentenceChars = 400;

/** All texts are plain text, without Markdown or HTML. */
export type SummarySection = {
  /** The name and the path of a page. */
  page: string;
  /** The id of its section in the report. */
  anchor: string;
  /** How many changes there are of each kind. */
  counts: Record<Change['how'], number>;
  sentences: string[];
};
export type Summary = {headline: string; sections: SummarySection[]};

const shorten = (text: string): string =>
  text.length > maxSentenceChars ? `${text.slice(0, maxSentenceChars - 1)}…` : text;

function countKinds(changes: readonly Change[]): SummarySection['counts'] {
  const counts = {added: 0, removed: 0, edited: 0, moved: 0};
  changes.forEach(({how}) => (counts[how] += 1));
  return counts;
}

/** What the report says of a section, as sentences. */
export function sentencesOf({status, changes, pictures}: Section): string[] {
  const devices = pictures.map(({viewport}) => `a ${viewport}`).join(' and ');
  const looks = devices ? [`It looks different on ${devices}.`] : [];
  const page =
    status === 'changed' ? looks : [`This page is ${status === 'added' ? 'new' : 'removed'}.`];
  return [...changes.map(changeInWords), ...page];
}

/** The review as short sentences, for a comment on a pull request. */
export function renderSummary(review: Review): Summary {
  return {
    headline: headline(review),
    sections: review.sections.filter(hasOwnChanges).map((section) => ({
      page: section.path === undefined ? section.name : `${section.name} (${section.path})`,
      anchor: sectionId(section),
      counts: countKinds(section.changes),
      sentences: sentencesOf(section).map(shorten),
    })),
  };
}
