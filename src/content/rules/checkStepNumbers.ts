import {attributeValue, findAttribute, startOf} from '@sitekit/content-check';
import type {Content, Diagnostic, Page} from '@sitekit/content-check';
import {elementsNamed} from './elementsNamed';

/** The numbers of the steps on a page, in order, and where they are. */
const numbersOn = (page: Page) =>
  elementsNamed('ProcessStep', page)
    .flatMap((step) => {
      const id = findAttribute(step, 'id');
      const value = id && attributeValue(id);
      return id && typeof value === 'number' ? [{id: value, at: startOf(id)}] : [];
    })
    .sort((a, b) => a.id - b.id || a.at - b.at);

/** Checks that the steps of the process are numbered from 1 without duplicates or gaps. */
export function checkStepNumbers({pages}: Content): Diagnostic[] {
  return pages.flatMap((page) => {
    const numbers = numbersOn(page);
    const wrong = numbers.findIndex(({id}, index) => id !== index + 1);
    const {id, at} = numbers[wrong] ?? {};
    // A number that can't be read has a diagnostic of its own, and only seems to be missing.
    return at === undefined || numbers.length < elementsNamed('ProcessStep', page).length
      ? []
      : page.file.diagnostic({
          offset: at,
          message: `This step has the number ${id}, but the next one is ${wrong + 1}.`,
          hint: `Number the steps 1, 2, 3 and so on. Change this one: id={${wrong + 1}}`,
        });
  });
}
