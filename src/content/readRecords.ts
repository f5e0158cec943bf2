import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ContentError, SourceFile, parseRecord} from '@sitekit/content-check/records';
import {recordsFolder} from './folders';
import {recordSchemas} from './schema';
import type {RecordName, Records} from './schema';

/** What each file said when it was last read, since several plugins read the same records. */
const known = new Map<string, {text: string; record: unknown}>();

/**
 * Reads one record file of the site, unless it hasn't changed since the last time.
 *
 * @param siteDir the project's root
 * @throws ContentError with all problems in the file
 */
export function readRecord<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  const file = `${recordsFolder}/${name}.yaml`;
  const path = join(siteDir, file);
  const text = readFileSync(path, 'utf8');
  const last = known.get(path);
  if (last?.text === text) {
    return last.record as Records[Name];
  }
  const record = parseRecord(recordSchemas[name], new SourceFile(file, text));
  known.set(path, {text, record});
  return record as Records[Name];
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
