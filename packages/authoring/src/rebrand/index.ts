import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {recordPath, replaceFile, schemaAt} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {isScalar, parseDocument, stringify} from 'yaml';
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

/** Changes one value in a record, and no other character. */
function setField(text: string, path: readonly string[], value: string): string {
  const document = parseDocument(text);
  const scalar = document.getIn(path, true);
  const [start = 0, end = 0] = (isScalar(scalar) && scalar.range) || [];
  document.setIn(path, value);
  // Docusaurus's tools also read YAML 1.1, in which more texts need quotes.
  const written = stringify(value, {version: '1.1', lineWidth: 0}).trimEnd();
  const after = text.slice(0, start) + written + text.slice(end);
  if (!isDeepStrictEqual(parseDocument(after).toJS(), document.toJS())) {
    throw new Error(`${path.join(' → ')} can't be changed here. Edit it in the file.`);
  }
  return after;
}

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
  config: Pick<ContentConfig, 'records' | 'recordsFolder'>,
  {brand, tokens, samples}: RebrandOptions,
  args: string[],
): Promise<void> {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readFileSync(join(process.cwd(), file), 'utf8');
  const fields = Object.entries(brand).map(([option, place]) => {
    const [record = '', ...path] = place.split('.');
    const root = config.records[record];
    const schema = root && path.length > 0 ? schemaAt(root, path) : undefined;
    if (!schema) {
      throw new Error(`${option}: no record has the field ${place}.`);
    }
    const file = recordPath(config, record);
    return {
      option,
      message: schema.description ?? option,
      fallback: String(parseDocument(read(file)).getIn(path)),
      problemOf: (answer: string) => valueProblem(schema, path.at(-1) ?? option, answer),
      change: (value: string) => files.set(file, setField(read(file), path, value)),
    };
  });
  const accent = {
    option: 'accent',
    message: 'The color of buttons and links',
    fallback: tokenIn(read(tokens), 'accent'),
    problemOf: accentProblem,
    change(value: string) {
      const css = read(tokens);
      const color = hexOf(value) ?? value;
      const ink = accentInkFor(color, [tokenIn(css, 'paper'), tokenIn(css, 'mist')]);
      files.set(tokens, withToken(withToken(css, 'accent', color), 'accent-ink', ink));
    },
  };
  const questions = [...fields, accent];
  const about =
    'Sets what is different for each client. Without options, it asks for them in a terminal:';
  const answers = await answersTo(questions, about, args);
  if (!answers) {
    return;
  }
  const changed = questions.filter(({option, fallback}) => answers[option] !== fallback);
  for (const question of changed) {
    question.change(answers[question.option] ?? question.fallback);
  }
  for (const [file, text] of files) {
    replaceFile(join(process.cwd(), file), text);
  }
  const names = Array.from(files.keys()).join(' and ') || 'nothing';
  console.log(
    `Changed ${names}. Next, run "npm run build". It redraws the images for shared links.`,
  );
  samples?.().forEach((sample) => console.log(sample));
}
