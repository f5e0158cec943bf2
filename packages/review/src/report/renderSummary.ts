import type {Change, Review, Section} from '../model';
import {headline} from './headline';
import {changeInWords, sectionId} from './words';

/* A comment on a pull request has to stay short. */
const maxSections = 30;
const maxSentences = 20;
const maxSentenceChars = 400;
const maxHeadlineChars = 300;

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

const shorten = (text: string, maxChars: number): string =>
  text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text;

function countKinds(changes: readonly Change[]): SummarySection['counts'] {
  const counts = {added: 0, removed: 0, edited: 0, moved: 0};
  changes.forEach(({how}) => (counts[how] += 1));
  return counts;
}

/** What the report says of a section, as sentences, with the problems first. */
export function sentencesOf({status, problems, remarks, changes, pictures}: Section): string[] {
  if (status === 'added' || status === 'removed') {
    return [...problems, `This page is ${status === 'added' ? 'new' : 'removed'}.`];
  }
  const devices = pictures.map(({viewport}) => `a ${viewport}`).join(' and ');
  const looks = devices ? [`It looks different on ${devices}.`] : [];
  return [...problems, ...changes.map(changeInWords), ...looks, ...remarks];
}

/** The review as short sentences, for a comment on a pull request. */
export function renderSummary(review: Review): Summary {
  const changed = review.sections.filter(({status}) => status !== 'unchanged');
  return {
    headline: shorten(headline(review), maxHeadlineChars),
    sections: changed.slice(0, maxSections).map((section) => ({
      page: section.path === undefined ? section.name : `${section.name} (${section.path})`,
      anchor: sectionId(section),
      counts: countKinds(section.changes),
      sentences: sentencesOf(section)
        .slice(0, maxSentences)
        .map((each) => shorten(each, maxSentenceChars)),
    })),
  };
}
