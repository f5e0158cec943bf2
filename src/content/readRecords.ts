import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ContentError, SourceFile, parseRecord} from '@sitekit/content-check/records';
import {recordsFolder} from './folders';
import {recordSchemas} from './schema';
import type {RecordName, Records} from './schema';

/**
 * Reads one record file of the site.
 *
 * @param siteDir the project's root
 * @throws ContentError with all problems in the file
 */
export function readRecord<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  const file = `${recordsFolder}/${name}.yaml`;
  const source = new SourceFile(file, readFileSync(join(siteDir, file), 'utf8'));
  return parseRecord(recordSchemas[name], source) as Records[Name];
}

/**
 * Reads all record files of the site.
 *
 * @throws ContentError with the problems in all files
 */
export function readAllRecords(siteDir: string): Records {
  const errors: ContentError[] = [];
  const entries = (Object.keys(recordSchemas) as RecordName[]).map((name) => {
    try {
      return [name, readRecord(siteDir, name)];
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error;
      }
      errors.push(error);
      return [name, undefined];
    }
  });
  if (errors.length > 0) {
    throw new ContentError(
      errors.flatMap(({diagnostics}) => diagnostics),
      errors.flatMap(({sources}) => sources),
    );
  }
  return Object.fromEntries(entries) as Records;
}
