import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {posix} from 'node:path';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import {readComponents} from './readComponents';
import {componentsReference, fieldsReference} from './reference';

export type GenerateOptions = {
  /** The module whose default export is an object with the site's components. */
  components: string;
  /** Where the components are written as JSON, for `config/content.ts`. */
  componentsFile: string;
  /** Where the JSON schemas of the records are written. */
  schemasFolder: string;
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
  {components: file, componentsFile, schemasFolder, iconType}: GenerateOptions,
): GeneratedFiles {
  const {guide, records, providedByDocusaurus: ignore} = config;
  const components = readComponents(file, iconType, ignore);
  return new Map([
    [componentsFile, json(components)],
    ...Object.entries(records).map(([name, schema]): [string, string] => [
      posix.join(schemasFolder, `${name}.schema.json`),
      json(z.toJSONSchema(schema, {io: 'input'})),
    ]),
    [
      guide,
      fillMarked(readFileSync(guide, 'utf8'), {
        components: componentsReference(components),
        records: fieldsReference(config),
      }),
    ],
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
    writeFileSync(path, text);
    console.log(`Updated ${path}`);
  }
}
