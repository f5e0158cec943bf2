import type {Diagnostic} from './Diagnostic';
import {sentences} from './suggest';

const MAX_PLACES = 5;

/** `Also on line 12, docs-content/tools.mdx:8.`; undefined without other places. */
export function otherPlaces(
  file: string,
  places: readonly Pick<Diagnostic, 'file' | 'line'>[],
): string | undefined {
  const names = Array.from(
    new Set(
      places.map((place) =>
        place.file === file ? `line ${place.line}` : `${place.file}:${place.line}`,
      ),
    ),
  );
  const shown = names.slice(0, MAX_PLACES);
  const rest = names.length - shown.length;
  return names.length > 0
    ? `Also on ${[...shown, rest > 0 && `${rest} more places`].filter(Boolean).join(', ')}.`
    : undefined;
}

/** Turns diagnostics with the same cause into one, at the first place, which names the others. */
export function mergePlaces(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const {cause} = diagnostic;
    if (cause !== undefined) {
      first.set(cause, [...(first.get(cause) ?? []), diagnostic]);
    }
  }
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const {cause, ...details} = diagnostic;
    const [kept, ...others] = (cause !== undefined && first.get(cause)) || [diagnostic];
    const hint = sentences(diagnostic.hint, otherPlaces(diagnostic.file, others));
    return kept === diagnostic ? [{...details, ...(hint === undefined ? {} : {hint})}] : [];
  });
}
