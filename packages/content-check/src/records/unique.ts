import * as z from 'zod';
import {sameText} from '../sameText';

/** The field in which two entries are the same; an empty name for texts. */
function sharedField(a: unknown, b: unknown, fields: readonly string[]): string | undefined {
  if (sameText(a, b)) {
    return '';
  }
  const [first, second] = [a, b] as Record<string, unknown>[];
  return fields.find((field) => sameText(first?.[field], second?.[field]));
}

/** What no two entries of a list can share. A registry also knows the copies that `describe` makes. */
const registry = z.registry<{fields: readonly string[]}>();

/** The fields that `unique` was given for a list; undefined for other lists. */
export const uniqueFieldsOf = (schema: z.ZodType): readonly string[] | undefined =>
  registry.get(schema)?.fields;

/**
 * A list whose entries differ. Capital letters and spaces make no difference.
 *
 * @param fields what no two entries can share; none for a list of texts
 */
export const unique = <Schema extends z.ZodArray>(schema: Schema, ...fields: string[]): Schema => {
  const refined = schema.superRefine(
    (entries: readonly unknown[], context) => {
      entries.forEach((entry, index) => {
        const other = entries
          .slice(0, index)
          .findIndex((earlier) => sharedField(entry, earlier, fields) !== undefined);
        if (other === -1) {
          return;
        }
        const isCopy = JSON.stringify(entry) === JSON.stringify(entries[other]);
        const field = isCopy ? '' : (sharedField(entry, entries[other], fields) ?? '');
        const value = (entry as Record<string, unknown>)[field];
        context.addIssue({
          code: 'custom',
          path: field === '' ? [index] : [index, field],
          message:
            field === ''
              ? `This entry is the same as entry ${other + 1}.`
              : `The \`${field}\` "${String(value)}" is already used.`,
          params: {hint: field === '' ? 'Delete one.' : `Give each entry its own \`${field}\`.`},
        });
      });
    },
    // Also when some entries have other problems.
    {
      when: ({value}) =>
        Array.isArray(value) &&
        value.every((entry) => typeof entry === 'string' || isRecord(entry)),
    },
  );
  registry.add(refined, {fields});
  return refined;
};

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
