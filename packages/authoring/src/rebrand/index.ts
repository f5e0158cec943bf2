import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {recordPath, replaceFile, schemaAt} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {ChangeHistory, applyEdits, fieldValue, readContentFile} from '@sitekit/content-edit';
import {answersTo, valueProblem} from '../answers';
import {accentInkFor, accentProblem, hexOf} from './accent';

export type RebrandOptions = {
  /** The field of a record that each option sets: `{client: 'site.client.name'}`. */
  brand: Readonly<Record<string, string>>;
  /** Called when all is changed: sentences about what is still as in a sample. */
  samples?: () => readonly string[];
  /** The stylesheet with `--accent`, `--accent-ink`, `--paper` and `--mist`, from the project's root. */
  tokens: string;
};

/** Where a stylesheet first declares a custom property. */
const declaration = (name: string) => new RegExp(`^(\\s*--${name}:\\s*)([^;{}]+)(?=;)`, 'm');

const tokenIn = (css: string, name: string): string =>
  declaration(name).exec(css)?.[2]?.trim() ?? '';

const withToken = (css: string, name: string, value: string): string =>
  css.replace(declaration(name), (_all, start: string) => start + value);

/**
 * Sets another client: fields of records, and the accent color with the color of links, which
 * becomes a shade of it. All values are checked before anything is written.
 *
 * @throws Error that says everything that is wrong
 */
export async function rebrand(
  config: ContentConfig,
  {brand, tokens, samples}: RebrandOptions,
  args: string[],
): Promise<void> {
  const siteDir = process.cwd();
  const css = readFileSync(join(siteDir, tokens), 'utf8');
  const fields = Object.entries(brand).map(([option, place]) => {
    const [record = '', ...path] = place.split('.');
    const root = config.records[record];
    const schema = root && path.length > 0 ? schemaAt(root, path) : undefined;
    if (!schema) {
      throw new Error(`${option}: no record has the field ${place}.`);
    }
    const file = recordPath(config, record);
    return {
      ...{option, path, file},
      message: schema.description ?? option,
      fallback: String(fieldValue(readContentFile(siteDir, config, file), path) ?? ''),
      problemOf: (answer: string) => valueProblem(schema, path.at(-1) ?? option, answer),
    };
  });
  const accent = {
    option: 'accent',
    message: 'The color of buttons and links',
    fallback: tokenIn(css, 'accent'),
    problemOf: accentProblem,
  };
  const about =
    'Sets what is different for each client. Without options, it asks for them in a terminal:';
  const answers = await answersTo([...fields, accent], about, args);
  if (!answers) {
    return;
  }
  const answerTo = ({option, fallback}: {option: string; fallback: string}) =>
    answers[option] ?? fallback;
  const changed = fields.filter((field) => answerTo(field) !== field.fallback);
  const records = Array.from(new Set(changed.map(({file}) => file)), (file) => {
    const before = readContentFile(siteDir, config, file);
    const edits = changed
      .filter((field) => field.file === file)
      .map((field) => ({
        target: {kind: 'field' as const, path: field.path},
        value: answerTo(field),
      }));
    return {file, before: before.contents, after: applyEdits(before, edits).contents};
  });
  if (records.length > 0) {
    new ChangeHistory(siteDir, config).make({
      label: 'Set another client with “rebrand”.',
      texts: changed.map((field) => ({
        ...{label: field.message, before: field.fallback, after: answerTo(field)},
      })),
      files: records,
    });
  }
  const hasColor = answerTo(accent) !== accent.fallback;
  if (hasColor) {
    const color = hexOf(answerTo(accent)) ?? answerTo(accent);
    const ink = accentInkFor(color, [tokenIn(css, 'paper'), tokenIn(css, 'mist')]);
    const colored = withToken(withToken(css, 'accent', color), 'accent-ink', ink);
    replaceFile(join(siteDir, tokens), colored);
  }
  const files = [...records.map(({file}) => file), ...(hasColor ? [tokens] : [])];
  const names = files.join(' and ') || 'nothing';
  console.log(
    `Changed ${names}. Next, run "npm run build". It redraws the images for shared links.`,
  );
  samples?.().forEach((sample) => console.log(sample));
}
