import {readdirSync} from 'node:fs';
import type {Ask} from '../decide';

const asName = (kind: string): string =>
  kind
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/**
 * Chooses a template.
 *
 * @param folder with one template for each kind of page, such as `case-study.mdx`
 * @param given what is known already
 * @param ask asks for it; without it, the first kind is chosen
 * @returns the name of the template's file
 * @throws Error when there's no such kind
 */
export async function chooseKind(
  folder: string,
  given: string | undefined,
  ask: Ask | undefined,
): Promise<string> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const kinds = files.map((file) => file.replace('.mdx', '').replaceAll('-', ' '));
  const find = (answer: string) =>
    files[Number(answer) - 1] ?? files[kinds.findIndex((kind) => asName(kind) === asName(answer))];
  const unknown = (answer: string) =>
    `There's no page of the kind "${answer.trim()}". Choose one of: ${kinds.join(', ')}.`;

  if (given === undefined && ask) {
    const list = kinds.map((kind, index) => `  ${index + 1}. ${kind}`).join('\n');
    const question = `Kind of page:\n${list}\nNumber or name: `;
    let answer = await ask(question, undefined);
    let file = find(answer);
    while (file === undefined) {
      answer = await ask(question, unknown(answer));
      file = find(answer);
    }
    return file;
  }
  const file = given === undefined ? files[0] : find(given);
  if (file === undefined) {
    throw new Error(unknown(given ?? ''));
  }
  return file;
}
