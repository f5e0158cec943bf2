import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isScalar, visit} from 'yaml';
import type {Document} from 'yaml';
import type {ContentConfig} from '../config';
import type {Diagnostic} from '../Diagnostic';
import {imageAttributes, linkAttributes} from '../model/addressAttributes';
import type {SiteMap} from '../model/SiteMap';
import {parseYaml} from '../records/parseYaml';
import {readSource, recordPath} from '../records/readRecord';
import type {EditedFiles, RecordFile} from '../records/readRecord';
import {SourceFile} from '../SourceFile';
import {didYouMean, sentences} from '../suggest';
import {addressProblem} from './addressProblem';
import {checkCharacters} from './checkCharacters';
import {checkTrailingSpaces} from './checkTrailingSpaces';
import {checkWholeFile} from './checkWholeFile';

/** Checks the addresses of links and images in a record, which appear on several pages. */
function checkRecordLinks(
  file: SourceFile,
  document: Document,
  siteMap: SiteMap,
  {maxPictureKb}: ContentConfig,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      const isImage = imageAttributes.includes(name);
      if (
        (isImage || linkAttributes.includes(name)) &&
        isScalar(value) &&
        typeof value.value === 'string' &&
        value.range
      ) {
        const kind = isImage ? 'image' : 'link';
        const problem = addressProblem(value.value, {siteMap, file: file.path, kind, maxPictureKb});
        if (problem) {
          diagnostics.push(file.diagnostic(value.range[0], problem));
        }
      }
    },
  });
  return diagnostics;
}

function checkStrayFiles(siteDir: string, config: ContentConfig): Diagnostic[] {
  const {recordsFolder} = config;
  const names = Object.keys(config.records);
  const folder = join(siteDir, recordsFolder);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => !names.some((name) => file === `${name}.yaml`))
    .map((file) =>
      new SourceFile(`${recordsFolder}/${file}`, '').diagnostic(0, {
        message: "The site doesn't use this file.",
        hint: sentences(
          didYouMean(
            file,
            names.map((name) => `${name}.yaml`),
          ),
          `The files are: ${names.map((name) => `${name}.yaml`).join(', ')}.`,
        ),
      }),
    );
}

/**
 * Reads all record files and checks them against their schemas.
 *
 * @param siteDir the project's root
 * @returns also the files whose YAML can be read
 */
export function readRecords(
  siteDir: string,
  config: ContentConfig,
  siteMap: SiteMap,
  edited?: EditedFiles,
): {diagnostics: Diagnostic[]; records: RecordFile[]; sources: SourceFile[]} {
  const diagnostics = checkStrayFiles(siteDir, config);
  const records: RecordFile[] = [];
  const sources: SourceFile[] = [];
  for (const [name, schema] of Object.entries(config.records)) {
    const path = recordPath(config, name);
    if (!existsSync(join(siteDir, path))) {
      diagnostics.push(
        new SourceFile(path, '').diagnostic(0, {
          message: 'This file is missing.',
          hint: "Restore it. The site can't be built without it.",
        }),
      );
      continue;
    }
    const file = readSource(siteDir, path, edited);
    sources.push(file);
    const unreadable = checkWholeFile(file);
    if (unreadable.length > 0) {
      diagnostics.push(...unreadable);
      continue;
    }
    const parsed = parseYaml(schema, file);
    const {document, value, isReadable} = parsed;
    const links = isReadable ? checkRecordLinks(file, document, siteMap, config) : [];
    // An address that leads nowhere usually doesn't fit its schema, either.
    const others = parsed.diagnostics.filter(
      ({line, column}) => !links.some((link) => link.line === line && link.column === column),
    );
    diagnostics.push(...links, ...others, ...checkCharacters(file), ...checkTrailingSpaces(file));
    if (isReadable) {
      const isValid = parsed.diagnostics.length === 0;
      records.push({name, schema, file, document, value, isValid});
    }
  }
  return {diagnostics, records, sources};
}
