import type {ContentConfig} from './config';
import type {ProblemDetails} from './Diagnostic';
import {nearest, sentences} from './suggest';

/** With thousands of names, one that differs in more letters is close only by chance. */
const ICON_TOLERANCE = 0.2;

/** The problem with the name of an icon; undefined when there is such an icon. */
export function iconProblem(
  name: string,
  {names, help}: ContentConfig['icons'],
): ProblemDetails | undefined {
  if (names.includes(name)) {
    return undefined;
  }
  const meant = nearest(name, names, ICON_TOLERANCE);
  return {
    message: `The icon "${name}" doesn't exist.`,
    hint: sentences(meant && `Did you mean "${meant}"?`, help),
  };
}
