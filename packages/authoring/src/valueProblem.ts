import {explainIssue} from '@sitekit/content-check';
import type * as z from 'zod';

/**
 * What is wrong with the value that someone gives a field.
 *
 * @param schema of the value; without it, any value is right
 * @returns undefined when the value is right
 */
export function valueProblem(
  schema: z.ZodType | undefined,
  field: string,
  value: string,
): string | undefined {
  const [issue] = schema?.safeParse(value, {reportInput: true}).error?.issues ?? [];
  if (!issue) {
    return undefined;
  }
  const {message, hint} = explainIssue({...issue, path: [field]}, schema);
  return [message, hint].filter(Boolean).join(' ');
}
