import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {
  checkContent,
  formatDiagnostic,
  newDiagnostics,
  recordPath,
  replaceFile,
  schemaAt,
  writeChanges,
} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {isScalar, parse, parseDocument, stringify} from 'yaml';
import {answersTo, printHelp, valueProblem} from '../answers';
import type {Given, Question} from '../answers';
import {accentInkFor, readAccent} from './accent';

export type RebrandOptions = {
  /** An option and the field of a record that it sets each: `client=site.client.name`. */
  fields: readonly string[];
  /** The stylesheet with `--accent`, `--accent-ink`, `--paper` and `--mist`, from the project's root. */
  tokens: string;
  /** The new values, by option. Without any, the person at the terminal is asked. */
  given: Given;
  /** How people call the command, if only its options are to be listed. */
  helpFor?: string;
};

/** A field of a record, and the question for it. */
type BrandField = Question & {file: string; path: readonly string[]; fallback: string};

function readField(siteDir: string, config: ContentConfig, assignment: string): BrandField {
  const [option = '', place = ''] = assignment.split('=');
  const [record = '', ...path] = place.split('.');
  const recordSchema = config.records[record];
  const schema = recordSchema && schemaAt(recordSchema, path);
  if (!schema || path.length === 0) {
    throw new Error(`--field ${assignment}: no record has the field ${place}.`);
  }
  const file = recordPath(config, record);
  const value = parseDocument(readFileSync(join(siteDir, file), 'utf8')).getIn(path);
  const problemOf = (answer: string) => valueProblem(schema, path.at(-1) ?? option, answer);
  const message = schema.description ?? option;
  return {option, message, file, path, fallback: String(value), problemOf};
}

/** Changes one value in a record, and no other character. */
function setField(text: string, path: readonly string[], value: string): string {
  const document = parseDocument(text);
  const scalar = document.getIn(path, true);
  if (isScalar(scalar) && scalar.range) {
    const [start, end] = scalar.range;
    document.setIn(path, value);
    // Docusaurus's tools also read YAML 1.1, in which more texts need quotes.
    const plain = stringify(value, {version: '1.1', lineWidth: 0}).trimEnd();
    for (const written of [plain, JSON.stringify(value)]) {
      const after = text.slice(0, start) + written + text.slice(end);
      const isExact =
        parseDocument(after).errors.length === 0 &&
        isDeepStrictEqual(parse(after), document.toJS());
      if (isExact) {
        return after;
      }
    }
  }
  throw new Error(`${path.join(' → ')} can't be changed here. Edit it in the file.`);
}

/** Where a stylesheet first declares a custom property. */
const declaration = (name: string) => new RegExp(`^(\\s*--${name}:\\s*)([^;{}]+)(?=;)`, 'm');

const tokenIn = (css: string, name: string): string =>
  declaration(name).exec(css)?.[2]?.trim() ?? '';

const withToken = (css: string, name: string, value: string): string =>
  css.replace(declaration(name), (_all, start: string) => start + value);

/** @throws Error that lists the errors that changed records would cause */
async function checkRecords(
  siteDir: string,
  config: ContentConfig,
  records: ReadonlyMap<string, string>,
): Promise<void> {
  const before = await checkContent(siteDir, config);
  const after = await checkContent(siteDir, config, new Map(records));
  const errors = newDiagnostics(before.diagnostics, after.diagnostics)
    .filter(({severity}) => severity === 'error')
    .map((error) => formatDiagnostic(error));
  if (errors.length > 0) {
    throw new Error(`Nothing was changed. It would cause:\n\n${errors.join('\n\n')}`);
  }
}

/**
 * Sets another client: fields of records, and the accent color with the color of links, which
 * becomes a shade of it. All is checked before anything is written.
 *
 * @throws Error that says everything that is wrong
 */
export async function rebrand(
  config: ContentConfig,
  {fields: assignments, tokens, given, helpFor}: RebrandOptions,
): Promise<void> {
  const siteDir = process.cwd();
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  const css = read(tokens);
  const fields = assignments.map((assignment) => readField(siteDir, config, assignment));
  const current = tokenIn(css, 'accent');
  const accentQuestion = {
    option: 'accent',
    message: 'The color of buttons and links',
    fallback: current,
    problemOf(answer: string) {
      const color = answer === current ? undefined : readAccent(answer);
      return color && 'problem' in color ? color.problem : undefined;
    },
  };
  const questions = [...fields, accentQuestion];
  const isGiven = Object.values(given).some((value) => value !== undefined);
  if (helpFor !== undefined || (!isGiven && !process.stdin.isTTY)) {
    const about = 'Sets what is different for each client. In a terminal, it asks for:';
    printHelp(helpFor ?? 'authoring rebrand', about, questions);
    return;
  }

  const answers = await answersTo(questions, given);
  const records = new Map<string, string>();
  const lines: string[] = [];
  for (const {option, file, path, fallback} of fields) {
    const value = answers.get(option) ?? fallback;
    if (value !== fallback) {
      records.set(file, setField(records.get(file) ?? read(file), path, value));
      lines.push(`  ${option.padEnd(14)}${fallback} → ${value}`);
    }
  }
  const color = readAccent(answers.get('accent') ?? current);
  const isNewColor = 'accent' in color && color.accent !== current;
  await checkRecords(siteDir, config, records);
  writeChanges(
    siteDir,
    config,
    Array.from(records, ([file, after]) => ({file, before: read(file), after})),
  );
  if (isNewColor) {
    const ink = accentInkFor(color.accent, [tokenIn(css, 'paper'), tokenIn(css, 'mist')]);
    replaceFile(
      join(siteDir, tokens),
      withToken(withToken(css, 'accent', color.accent), 'accent-ink', ink),
    );
    lines.push(`  ${'accent'.padEnd(14)}${current} → ${color.accent}, links ${ink}`);
  }
  const files = [...records.keys(), ...(isNewColor ? [tokens] : [])];
  console.log(
    files.length > 0
      ? `\nChanged ${files.join(' and ')}:\n\n${lines.join('\n')}\n\nNext, run "npm run build". It redraws the icons and the images for shared links.`
      : 'Nothing is different.',
  );
}
