import type {ContentConfig} from './config';
import type {ProblemDetails} from './Diagnostic';
import {nearest, sentences} from './suggest';

/** With thousands of names, one that differs in more letters is close only by chance. */
const ICON_TOLERANCE = 0.2;

/** The problem with the name of an icon; undefined when there is such an icon. */
export function iconProblem(
  name: string,
  {names, help, search}: ContentConfig['icons'],
): ProblemDetails | undefined {
  if (names.includes(name)) {
    return undefined;
  }
  const meant = nearest(name, names, ICON_TOLERANCE);
  const known = new Set(names.flatMap((icon) => icon.split('-')));
  const word = name
    .toLowerCase()
    .split(/[\s_-]+/)
    .find((part) => known.has(part));
  return {
    message: `The icon "${name}" doesn't exist.`,
    hint: meant
      ? sentences(`Did you mean "${meant}"?`, help)
      : word && search
        ? `Look for one: ${search} ${word}`
        : help,
  };
}
