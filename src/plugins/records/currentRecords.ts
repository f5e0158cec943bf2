import {join} from 'node:path';
import {readAllRecords, readRecord} from '../../content/readRecords';
import {recordSchemas} from '../../content/schema';
import type {RecordName, Records} from '../../content/schema';
import {isDevelopmentServer} from '@sitekit/authoring/development-server';
import {placeholderFor} from './placeholderFor';

const lastValid = new Map<string, unknown>();

/** Falls back to the last valid version of the record, then to a placeholder. */
function readOrFallBack<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  const key = join(siteDir, name);
  try {
    const record = readRecord(siteDir, name);
    lastValid.set(key, record);
    return record;
  } catch {
    // The problem panel reports what is wrong.
    return (lastValid.get(key) ?? placeholderFor(name)) as Records[Name];
  }
}

/**
 * Reads one record. While `npm start` runs, an invalid record falls back to its last valid version.
 *
 * @param siteDir the project's root
 * @throws ContentError in a build, when the record doesn't match its schema
 */
export function currentRecord<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  return isDevelopmentServer() ? readOrFallBack(siteDir, name) : readRecord(siteDir, name);
}

/**
 * Reads all records, as `currentRecord` reads one.
 *
 * @throws ContentError in a build, with the problems of all files
 */
export function currentRecords(siteDir: string): Records {
  if (!isDevelopmentServer()) {
    return readAllRecords(siteDir);
  }
  const names = Object.keys(recordSchemas) as RecordName[];
  return Object.fromEntries(names.map((name) => [name, readOrFallBack(siteDir, name)])) as Records;
}
