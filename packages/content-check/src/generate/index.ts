import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {parseArgs} from 'node:util';
import {loadContentConfig} from '../config';
import type {ContentConfig} from '../config';
import type {ComponentDoc} from '../components';
import * as z from 'zod';
import {readComponents} from './readComponents';
import {componentsReference, fieldsReference} from './reference';

export type GenerateOptions = {
  /** The module whose default export is an object with the site's components. */
  components: string;
  /** The folders of all TypeScript files that the components and the schemas are made with. */
  sources: readonly string[];
  /**
   * Where the components are written as `components.json`, which `config/content.ts` reads, and the
   * schema of each record as `<record>.schema.json`, which editors read. It isn't committed.
   */
  generatedFolder: string;
  /** The name of the TypeScript type of a prop that a page sets to an icon's name. */
  iconType?: string;
};

/** The text of each file by its path from the project's root. */
type GeneratedFiles = ReadonlyMap<string, string>;

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

type SiteConfig = Pick<
  ContentConfig,
  'frontMatter' | 'records' | 'recordsFolder' | 'guide' | 'providedByDocusaurus'
>;

const componentsFileIn = (generatedFolder: string) =>
  posix.join(generatedFolder, 'components.json');

/** What is generated for tools: the components as JSON, and the JSON schemas of the records. */
function dataFiles(
  {records}: SiteConfig,
  {generatedFolder}: GenerateOptions,
  components: ComponentDoc[],
): GeneratedFiles {
  const schemas = Object.entries(records).map(([name, schema]): [string, string] => [
    posix.join(generatedFolder, `${name}.schema.json`),
    json(z.toJSONSchema(schema, {io: 'input'})),
  ]);
  return new Map([[componentsFileIn(generatedFolder), json(components)], ...schemas]);
}

/** The guide, with the reference of components and records. */
const guideFile = (config: SiteConfig, components: ComponentDoc[]): GeneratedFiles =>
  new Map([
    [
      config.guide,
      fillMarked(readFileSync(config.guide, 'utf8'), {
        components: componentsReference(components),
        records: fieldsReference(config),
      }),
    ],
  ]);

/**
 * Everything that is generated for authors from the components and schemas.
 *
 * @param isOnlyData leaves out the guide
 * @throws Error with everything missing in the components' types and JSDoc or in the guide
 */
export function generateFiles(
  config: SiteConfig,
  options: GenerateOptions,
  isOnlyData = false,
): GeneratedFiles {
  const components = readComponents(
    options.components,
    options.iconType,
    config.providedByDocusaurus,
  );
  return new Map([
    ...dataFiles(config, options, components),
    ...(isOnlyData ? [] : guideFile(config, components)),
  ]);
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

/** The files of a folder that match, with all in it, in order. */
const filesIn = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => pattern.test(file))
        .map((file) => join(folder, file))
        .sort()
    : [];

/** Changes with the sources, and with the data that was made of them. */
function fingerprintOf({sources, generatedFolder}: GenerateOptions): string {
  const files = [
    ...sources.flatMap((folder) => filesIn(folder, /^(?!.*node_modules).*\.tsx?$/)),
    ...filesIn(generatedFolder, /\.json$/),
  ];
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(`${file}\0`).update(readFileSync(file)));
  return hash.digest('hex');
}

/** In the folder of the data: the fingerprint after it was last written. */
const fingerprintFile = 'fingerprint.txt';

/** The configuration reads the components, and is needed to write them. */
function makeReadable(componentsFile: string): void {
  try {
    if (Array.isArray(JSON.parse(readFileSync(componentsFile, 'utf8')))) {
      return;
    }
  } catch {
    // It doesn't exist, or a crash has left half of it.
  }
  mkdirSync(dirname(componentsFile), {recursive: true});
  writeFileSync(componentsFile, '[]\n');
}

/**
 * Runs `content-check generate`. With `--data`, it leaves the guide alone, and does nothing if
 * neither the sources nor the data have changed since. With `--check`, it writes no file that is
 * out of date.
 *
 * @throws Error with what is missing or, with `--check`, out of date
 */
export function generate(siteDir: string, options: GenerateOptions, args: readonly string[]): void {
  const {check, data} = parseArgs({
    args: [...args],
    options: {check: {type: 'boolean'}, data: {type: 'boolean'}},
  }).values;
  const {generatedFolder} = options;
  const written = join(generatedFolder, fingerprintFile);
  if (data && existsSync(written) && readFileSync(written, 'utf8') === fingerprintOf(options)) {
    return;
  }
  makeReadable(componentsFileIn(generatedFolder));
  const files = generateFiles(loadContentConfig(siteDir), options, data);
  writeFiles(files, check);
  if (data && !check) {
    const ofRemovedRecords = filesIn(generatedFolder, /\.schema\.json$/).filter(
      (path) => !files.has(path),
    );
    ofRemovedRecords.forEach((path) => rmSync(path));
    writeFileSync(written, fingerprintOf(options));
  }
}
