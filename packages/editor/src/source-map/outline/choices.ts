import {labelOf} from '@sitekit/content-check';
import upperFirst from 'lodash/upperFirst';

/** A choice in a description, with what is said of it: "medium (`md`, the default)". */
const namedChoice = /([^`()]+) \(`([^`]+)`(?:, ([^)]*))?\)/g;

/**
 * What people call the choices of a prop: what its description says before each, as in "small (`sm`),
 * medium (`md`, the default) or large (`lg`)". Without such words, their names.
 */
export function choiceWords(choices: readonly string[], description: string): string[] {
  const words = new Map(
    Array.from(description.matchAll(namedChoice), ([, before = '', choice]) => [
      choice,
      before.replace(/^.*[:.]/, '').replace(/^[\s,]*(?:or )?/, ''),
    ]),
  );
  return choices.map((choice) => labelOf(choice, upperFirst(words.get(choice)) || undefined));
}

/** A description as a form shows it: with the words of the choices only. */
export const withoutChoices = (description: string): string =>
  description.replace(namedChoice, (_, words: string, _choice, more?: string) =>
    more ? `${words} (${more})` : words,
  );
