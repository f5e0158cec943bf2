import {fill} from '../content/fill';
import type {Records, Study} from '../content/schema';
import {developmentBreakEven} from './exampleValues';
import {inWords} from './numberWords';
import {timeSaved} from './timeSaved';

/**
 * The percentages of time that the studies in the chart found, rounded. A study without a best estimate
 * counts with the lower end of its range.
 */
export const timeFound = (studies: readonly Study[]): number[] =>
  studies.flatMap((study) => {
    const saved = timeSaved(study);
    return saved ? [saved.best ?? saved.low ?? 0] : [];
  });

/**
 * What a page can quote of the studies in the chart. All percentages are compared as they are shown.
 *
 * @param words how less time, more time, and some of all studies are written
 */
export function studyValues(
  {studies, example}: Pick<Records, 'studies' | 'example'>,
  words: {less: string; more: string; ratio: string},
) {
  const found = timeFound(studies);
  const randomized = timeFound(studies.filter((study) => study.randomized));
  const isAbove = (saved: number) => saved > developmentBreakEven(example);
  const above = found.filter(isAbove).length;
  const worst = Math.min(...found);
  return {
    charted: inWords(found.length),
    aboveBreakEven: inWords(above),
    ratio: fill(words.ratio, {above, all: found.length}),
    randomized: inWords(randomized.length),
    randomizedAboveBreakEven: inWords(randomized.filter(isAbove).length),
    worst: fill(worst < 0 ? words.more : words.less, {percent: Math.abs(worst)}),
  };
}

/** The name of a value that a page can quote. */
export type StudyValueName = keyof ReturnType<typeof studyValues>;

/** What is quoted, with which other percentage of reuse, and how it's written. */
export type StudyQuote = {of: StudyValueName; reuse?: number; capital?: boolean};

/** The value that a page quotes. */
export function quoteStudies(
  {of, reuse, capital = false}: StudyQuote,
  {studies, example, uiTexts}: Pick<Records, 'studies' | 'example' | 'uiTexts'>,
): string {
  const assumptions = reuse === undefined ? example : {...example, reuse};
  const value = studyValues({studies, example: assumptions}, uiTexts.studies.found)[of];
  return capital ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}
