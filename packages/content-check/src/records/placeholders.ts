import type * as z from 'zod';
import {nearest} from '../suggest';

/**
 * A refinement for text in which the site replaces placeholders such as `{count}`: adds an issue
 * for each unknown one.
 *
 * @param names the known placeholders, without braces
 */
export const refuseUnknownPlaceholders =
  (names: readonly string[]) =>
  (text: string, context: z.RefinementCtx): void => {
    for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
      if (!names.includes(name)) {
        const meant = nearest(name, names);
        context.addIssue({
          code: 'custom',
          message: `{${name}} is unknown.`,
          params: {
            hint: meant
              ? `Did you mean {${meant}}?`
              : `Use ${names.map((known) => `{${known}}`).join(' or ')}.`,
          },
        });
      }
    }
  };
