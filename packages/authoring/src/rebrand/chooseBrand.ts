import {decide} from '../decide';
import type {Ask} from '../decide';
import {valueProblem} from '../valueProblem';
import {accentFor, contrast, readColor, requiredContrast} from './accent';
import type {BrandField} from './fields';

/** What was given, by option. */
export type Given = Readonly<Record<string, string | undefined>>;

/** What is wrong with an accent color. */
function accentProblem(text: string): string | undefined {
  const color = readColor(text);
  if (!color) {
    return `"${text}" isn't a color. Write it as #rrggbb, such as #2841e1.`;
  }
  const shade = accentFor(color);
  // Rounded down, so that it never says that 7 is less than 7.
  const found = Math.floor(contrast('#ffffff', color) * 10) / 10;
  return shade === color
    ? undefined
    : `White text on ${color} has a contrast of ${found}:1 and needs ${requiredContrast}:1. The closest shade that passes is ${shade}.`;
}

/**
 * Takes or asks for the values of fields. Who presses Enter keeps a value.
 *
 * @returns the values by option, those that stay included
 * @throws Error that says what is wrong with a value
 */
export async function chooseValues(
  fields: readonly BrandField[],
  given: Given,
  ask: Ask | undefined,
): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  for (const {option, value, schema, description, path} of fields) {
    const chosen = await decide({
      option,
      question: `${description} [${value}]: `,
      given: given[option] ?? (ask ? undefined : value),
      ask,
      problemOf: (text) =>
        ask && text.trim() === ''
          ? undefined
          : valueProblem(schema, path.at(-1) ?? option, text.trim()),
    });
    values.set(option, chosen || value);
  }
  return values;
}

/**
 * Takes or asks for the accent color.
 *
 * @param current the color of today, which needs no check
 * @returns the color as `#rrggbb`
 * @throws Error that says which shade would pass
 */
export async function chooseAccent(
  current: string,
  given: string | undefined,
  ask: Ask | undefined,
): Promise<string> {
  const chosen = await decide({
    option: 'accent',
    question: `The color of buttons and links, such as #2841e1 [${current}]: `,
    given: given ?? (ask ? undefined : current),
    ask,
    problemOf: (text) =>
      (ask && text.trim() === '') || text === current ? undefined : accentProblem(text),
  });
  return chosen === '' || chosen === current ? current : (readColor(chosen) ?? current);
}
