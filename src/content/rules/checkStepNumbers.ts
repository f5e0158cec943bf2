import {attributeValue, findAttribute, startOf} from '@sitekit/content-check';
import type {Content, Page, Problem, SiteProblem} from '@sitekit/content-check';
import {elementsNamed} from './elementsNamed';

type Step = {number: number; offset: number};

/** The numbered steps of a page, sorted by number. */
function stepsOf(page: Page): Step[] {
  return elementsNamed('ProcessStep', page)
    .flatMap((step): Step[] => {
      const id = findAttribute(step, 'id');
      const value = id && attributeValue(id);
      return value?.kind === 'constant' && typeof value.value === 'number'
        ? [{number: value.value, offset: startOf(id as NonNullable<typeof id>)}]
        : [];
    })
    .sort((a, b) => a.number - b.number || a.offset - b.offset);
}

const isStepNumber = (number: number): boolean => Number.isInteger(number) && number >= 1;

function problemsOf(page: Page): Problem[] {
  const steps = stepsOf(page);
  // A number that can't be read has a diagnostic of its own, and only seems to be missing.
  const areAllRead = steps.length === elementsNamed('ProcessStep', page).length;
  const numbers = steps.map(({number}) => number);
  const free = steps.map((_, index) => index + 1).filter((number) => !numbers.includes(number));
  const hasDuplicates = new Set(numbers).size < numbers.length;
  return steps.flatMap(({number, offset}, index) => {
    const before = numbers[index - 1] ?? 0;
    if (!isStepNumber(number)) {
      return {
        offset,
        message: `A step can't have the number ${number}.`,
        hint: 'Number the steps 1, 2, 3 and so on.',
      };
    }
    if (number === before) {
      return {
        offset,
        message: `There are two steps with the number ${number}.`,
        hint: `Change one of them. The next free number is ${free[0] ?? steps.length + 1}: id={${free[0] ?? steps.length + 1}}`,
      };
    }
    // A duplicate usually leaves a gap, too: fixing it fixes both.
    return number > Math.max(before, 0) + 1 && !hasDuplicates && areAllRead
      ? {
          offset,
          message: `Step ${Math.max(before, 0) + 1} is missing before step ${number}.`,
          hint: `Add it, or change this step to id={${Math.max(before, 0) + 1}} and renumber the steps after it.`,
        }
      : [];
  });
}

/** Checks that the steps of the process are numbered from 1 without duplicates or gaps. */
export const checkStepNumbers = ({pages}: Content): SiteProblem[] =>
  pages.flatMap((page) => problemsOf(page).map((problem) => ({file: page.file, ...problem})));
