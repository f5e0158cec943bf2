import {iconProblem, checkPlaceholders} from '@sitekit/content-check/records';
import * as z from 'zod';
import {drawIcon, icons} from '../icons';

/* The kinds of values that several records contain. */

/** Refuses a value. */
export const refuse = (context: z.RefinementCtx, message: string, hint?: string): void =>
  context.addIssue({code: 'custom', message, params: {hint}});

const isLocal = ({hostname}: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * The address of a server: `https:`, or `http:` on one's own computer.
 *
 * @param refusal what isn't possible with another address, such as "Visits can't be counted at"
 * @param hint how to write it
 */
export const serverAddress = (refusal: string, hint: string) =>
  z.url({abort: true}).superRefine((address, context) => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
      refuse(context, `${refusal} ${address}: the address must start with https://`, hint);
    }
  });

export const text = z.string().trim().min(1);
export const httpsAddress = z
  .url({protocol: /^https$/, abort: true})
  .refine((address) => address.startsWith('https://'), 'This address must start with https://');
export const icon = z
  .string()
  .transform((name, context) => {
    const problem = iconProblem(name, icons);
    if (problem) {
      refuse(context, problem.message, problem.hint);
      return z.NEVER;
    }
    return drawIcon(name);
  })
  .describe('The name of an icon from tabler.io/icons, such as rocket');

/** Text in which the site replaces placeholders such as `{name}`, and what it is. */
export function textWith(description: string, ...names: string[]) {
  const unsaid = names.map((name) => `{${name}}`).filter((name) => !description.includes(name));
  return text
    .superRefine(checkPlaceholders(names))
    .describe(unsaid.length > 0 ? `${description}, with ${unsaid.join(' and ')}` : description);
}
