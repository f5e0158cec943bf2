import type * as z from 'zod';
import {nearest} from '../suggest';

/**
 * A refinement for text in which the site replaces placeholders such as `{count}`: adds an issue
 * for each unknown one, and for those that are missing.
 *
 * @param names the known placeholders, without braces
 * @param options.areRequired whether the text must have all of them
 */
export const checkPlaceholders =
  (names: readonly string[], {areRequired = true}: {areRequired?: boolean} = {}) =>
  (text: string, context: z.RefinementCtx): void => {
    const report = (message: string, hint: string) =>
      context.addIssue({code: 'custom', message, params: {hint}});
    const known = names.map((name) => `{${name}}`);
    const used: string[] = text.match(/\{[^{}]*\}/g) ?? [];
    const unknown = used.filter((placeholder) => !known.includes(placeholder));
    for (const placeholder of unknown) {
      const meant = nearest(placeholder, known);
      const hint = meant ? `Did you mean ${meant}?` : `Use ${known.join(' or ')}.`;
      report(`${placeholder} is unknown.`, hint);
    }
    const missing = known.filter((placeholder) => !used.includes(placeholder));
    if (areRequired && missing.length > 0 && unknown.length === 0) {
      const verb = missing.length > 1 ? 'are' : 'is';
      const message = `${missing.join(' and ')} ${verb} missing from this text.`;
      report(message, `Write ${missing.join(' and ')} where visitors should see the value.`);
    }
  };
