import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {parseArgs} from 'node:util';
import {loadContentConfig} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import {readComponents} from './readComponents';
import {componentsReference, fieldsReference} from './reference';

export type GenerateOptions = {
  /** The module whose default export is an object with the site's components. */
  components: string;
  /** The folder of all TypeScript files that the components and the schemas consist of. */
  sources: string;
  /**
   * Where the components are written as `components.json`, which `config/content.ts` reads, and the
   * schema of each record as `<record>.schema.json`, which editors read. It isn't committed.
   */
  generatedFolder: string;
  /** The name of the TypeScript type of a prop that a page sets to an icon's name. */
  iconType?: string;
};

/** The text of each file by its path from the project's root. */
export type GeneratedFiles = ReadonlyMap<string, string>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Replaces the text between each pair of markers, `<!-- generated: name -->` and
 * `<!-- /generated -->`, and keeps it from being reformatted.
 *
 * @param sections the new text for each name
 * @throws Error when a section has no markers
 */
const fillMarked = (text: string, sections: Readonly<Record<string, string>>): string =>
  Object.entries(sections).reduce((filled, [name, section]) => {
    const opening = `<!-- generated: ${name} -->`;
    const [before = '', rest] = filled.split(opening);
    if (rest === undefined) {
      throw new Error(`The marker ${opening} is missing.`);
    }
    const after = rest.slice(rest.indexOf('<!-- /generated -->'));
    const [start, end] = ['<!-- oxfmt-ignore-start -->', '<!-- oxfmt-ignore-end -->'];
    return before + [opening, start, section, end, after].join('\n\n');
  }, text);

const componentsFileIn = (generatedFolder: string) =>
  posix.join(generatedFolder, 'components.json');

/**
 * Everything that is generated for authors from the components and schemas: the components as
 * JSON, the JSON schemas of the records, and the reference in the guide.
 *
 * @throws Error with everything missing in the components' types and JSDoc or in the guide
 */
export function generateFiles(
  config: Pick<
    ContentConfig,
    'frontMatter' | 'records' | 'recordsFolder' | 'guide' | 'providedByDocusaurus'
  >,
  {components: file, generatedFolder, iconType}: GenerateOptions,
): {data: GeneratedFiles; guide: GeneratedFiles} {
  const {guide, records, providedByDocusaurus: ignore} = config;
  const components = readComponents(file, iconType, ignore);
  const schemas = Object.entries(records).map(([name, schema]): [string, string] => [
    posix.join(generatedFolder, `${name}.schema.json`),
    json(z.toJSONSchema(schema, {io: 'input'})),
  ]);
  const filled = fillMarked(readFileSync(guide, 'utf8'), {
    components: componentsReference(components),
    records: fieldsReference(config),
  });
  return {
    data: new Map([[componentsFileIn(generatedFolder), json(components)], ...schemas]),
    guide: new Map([[guide, filled]]),
  };
}

/**
 * Writes the files that have changed, and prints their names.
 *
 * @param isCheck whether to throw instead of writing
 * @throws Error with the names of the files that are out of date
 */
export function writeFiles(files: GeneratedFiles, isCheck = false): void {
  const stale = Array.from(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  if (isCheck && stale.length > 0) {
    const names = stale.map(([path]) => path).join(', ');
    throw new Error(`Out of date: ${names}. Run the same command without --check to update.`);
  }
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    console.log(`Updated ${path}`);
  }
}

/** When the files of a folder changed: the times of all that match, in milliseconds. */
const changeTimes = (folder: string, pattern: RegExp): number[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => pattern.test(file))
        .map((file) => statSync(join(folder, file)).mtimeMs)
    : [];

/** Whether the data was written after all that it's made of. */
function isDataFresh({sources, generatedFolder}: GenerateOptions): boolean {
  const written = changeTimes(generatedFolder, /\.json$/);
  return written.length > 1 && Math.min(...written) > Math.max(...changeTimes(sources, /\.tsx?$/));
}

/**
 * Runs `authoring generate`. With `--data`, it leaves the guide alone, and does nothing if the data
 * is newer than the sources. With `--check`, it writes nothing.
 *
 * @throws Error with what is missing or, with `--check`, out of date
 */
export function generate(siteDir: string, options: GenerateOptions, args: readonly string[]): void {
  const {check, data} = parseArgs({
    args: [...args],
    options: {check: {type: 'boolean'}, data: {type: 'boolean'}},
  }).values;
  if (data && isDataFresh(options)) {
    return;
  }
  const componentsFile = componentsFileIn(options.generatedFolder);
  if (!existsSync(componentsFile)) {
    // The configuration reads it, and is needed to write it.
    mkdirSync(options.generatedFolder, {recursive: true});
    writeFileSync(componentsFile, '[]\n');
  }
  const files = generateFiles(loadContentConfig(siteDir), options);
  writeFiles(data ? files.data : new Map([...files.data, ...files.guide]), check);
  if (data) {
    // Files that stayed the same are as new as the others.
    const now = new Date();
    [...files.data.keys()].forEach((path) => utimesSync(path, now, now));
  }
}
