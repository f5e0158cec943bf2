import type {Explanation} from './Diagnostic';
import {didYouMean, sentences} from './suggest';

export type IconSet = {
  names: readonly string[];
  /** Where authors see them all. */
  help: string;
  /** Other words to find an icon by. */
  tags?: (name: string) => readonly string[];
  /** The icon as SVG, from which authors choose in the editor. */
  svg?: (name: string) => string;
};

/** With thousands of names, one that differs in more letters is close only by chance. */
const ICON_TOLERANCE = 0.2;

/** The problem with the name of an icon; undefined when there is such an icon. */
export function iconProblem(name: string, {names, help}: IconSet): Explanation | undefined {
  return names.includes(name)
    ? undefined
    : {
        message: `The icon "${name}" doesn't exist.`,
        hint: sentences(didYouMean(name, names, ICON_TOLERANCE), help),
      };
}
