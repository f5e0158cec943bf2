import type * as z from 'zod';
import {simplified} from '../suggest';

/**
 * A list whose entries differ. Capital letters and spaces make no difference.
 *
 * @param fields what no two entries can share; none for a list of texts
 */
export const unique = <Schema extends z.ZodArray>(schema: Schema, ...fields: string[]): Schema =>
  schema.superRefine(
    (entries: readonly unknown[], context) => {
      const first = new Map<string, number>();
      entries.forEach((entry, index) => {
        for (const field of fields.length > 0 ? fields : [undefined]) {
          const value = field ? (entry as Record<string, unknown> | null)?.[field] : entry;
          const key = `${field} ${simplified(String(value))}`;
          if (typeof value === 'string' && first.has(key)) {
            context.addIssue({
              code: 'custom',
              path: field ? [index, field] : [index],
              message: field
                ? `The \`${field}\` "${value}" is already used.`
                : `This entry is the same as entry ${(first.get(key) ?? 0) + 1}.`,
              params: {hint: field ? `Give each entry its own \`${field}\`.` : 'Delete one.'},
            });
            return;
          }
          first.set(key, index);
        }
      });
    },
    // Also when some entries have other problems.
    {when: ({value}) => Array.isArray(value)},
  );
