import type * as z from 'zod';
import {simplified} from '../suggest';

/** What no other entry of the list can have: its words, or the values of its fields. */
function keysOf(entry: unknown, fields: readonly string[]): [field: string, key: string][] {
  const whole: [string, string] = ['', simplified(JSON.stringify(entry))];
  const values = Object.entries(typeof entry === 'object' && entry ? entry : {});
  return [
    whole,
    ...values.flatMap(([field, value]): [string, string][] =>
      fields.includes(field) && typeof value === 'string'
        ? [[field, `${field}: ${simplified(value)}`]]
        : [],
    ),
  ];
}

/**
 * A list whose entries differ. Capital letters and spaces make no difference.
 *
 * @param fields what no two entries can share; none for a list of texts
 */
export const unique = <Schema extends z.ZodArray>(schema: Schema, ...fields: string[]): Schema =>
  schema.superRefine(
    (entries: readonly unknown[], context) => {
      const firstWith = new Map<string, number>();
      entries.forEach((entry, index) => {
        const keys = keysOf(entry, fields);
        const [field, key] = keys.find(([, other]) => firstWith.has(other)) ?? [];
        keys
          .filter(([, other]) => !firstWith.has(other))
          .forEach(([, other]) => firstWith.set(other, index));
        if (field === undefined || key === undefined) {
          return;
        }
        const value = (entry as Record<string, unknown>)[field];
        context.addIssue({
          code: 'custom',
          path: field === '' ? [index] : [index, field],
          ...(field === ''
            ? {
                message: `This entry is the same as entry ${(firstWith.get(key) ?? 0) + 1}.`,
                params: {hint: 'Delete one.'},
              }
            : {
                message: `The \`${field}\` "${String(value)}" is already used.`,
                params: {hint: `Give each entry its own \`${field}\`.`},
              }),
        });
      });
    },
    // Also when some entries have other problems.
    {when: ({value}) => Array.isArray(value)},
  );
