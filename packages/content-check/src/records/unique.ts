import type * as z from 'zod';
import {sameText, simplified} from '../suggest';

type Entry = string | Record<string, unknown>;

/** What no other entry of the list can have. */
const keysOf = (entry: Entry, fields: readonly string[]): string[] =>
  typeof entry === 'string'
    ? [simplified(entry)]
    : fields.flatMap((field) => {
        const value = entry[field];
        return typeof value === 'string' ? [`${field}: ${simplified(value)}`] : [];
      });

/** The field in which two entries are the same; an empty name for texts and copies. */
const sharedField = (a: Entry, b: Entry, fields: readonly string[]): string =>
  typeof a === 'string' || typeof b === 'string' || JSON.stringify(a) === JSON.stringify(b)
    ? ''
    : (fields.find((field) => sameText(a[field], b[field])) ?? '');

/**
 * A list whose entries differ. Capital letters and spaces make no difference.
 *
 * @param fields what no two entries can share; none for a list of texts
 */
export const unique = <Schema extends z.ZodArray>(schema: Schema, ...fields: string[]): Schema =>
  schema.superRefine(
    (list: readonly unknown[], context) => {
      const entries = list as readonly Entry[];
      const firstWith = new Map<string, number>();
      entries.forEach((entry, index) => {
        const keys = keysOf(entry, fields);
        const other = Math.min(index, ...keys.map((key) => firstWith.get(key) ?? index));
        keys.filter((key) => !firstWith.has(key)).forEach((key) => firstWith.set(key, index));
        if (other === index) {
          return;
        }
        const field = sharedField(entry, entries[other] as Entry, fields);
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

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
