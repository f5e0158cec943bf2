import type {Review, Section} from '../model';
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
  sentences: string[];
};
export type Summary = {headline: string; sections: SummarySection[]};

const shorten = (text: string): string =>
  text.length > maxSentenceChars ? `${text.slice(0, maxSentenceChars - 1)}…` : text;

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
      sentences: sentencesOf(section).map(shorten),
    })),
  };
}
