import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseYaml} from '@sitekit/content-check/parseYaml';
import {ContentError} from '@sitekit/content-check/problem';
import type {Problem} from '@sitekit/content-check/problem';
import {recordSchemas} from './schema';
import type {RecordName, Records} from './schema';
import {SourceFile} from '@sitekit/content-check/SourceFile';

/** Where the record files are, from the project's root. */
export const recordsFolder = 'docs-content/data';

/**
 * Checks the text of one record file against its schema.
 *
 * @throws ContentError with every problem that the file has
 */
export function parseRecords<Name extends RecordName>(name: Name, text: string): Records[Name] {
  const file = new SourceFile(`${recordsFolder}/${name}.yaml`, text);
  const {data, findings} = parseYaml(recordSchemas[name], file.text);
  if (findings.length > 0) {
    throw new ContentError(findings.map(({offset, ...finding}) => file.problem(offset, finding)));
  }
  return data as Records[Name];
}

/**
 * Reads one record file of the site.
 *
 * @param siteDir the project's root
 * @throws ContentError when the file does not fit its schema
 */
export function readRecord<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  return parseRecords(name, readFileSync(join(siteDir, recordsFolder, `${name}.yaml`), 'utf8'));
}

/**
 * Reads all record files of the site.
 *
 * @throws ContentError with the problems of all files together
 */
export function readAllRecords(siteDir: string): Records {
  const problems: Problem[] = [];
  const entries = (Object.keys(recordSchemas) as RecordName[]).map((name) => {
    try {
      return [name, readRecord(siteDir, name)];
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error;
      }
      problems.push(...error.problems);
      return [name, undefined];
    }
  });
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return Object.fromEntries(entries) as Records;
}
