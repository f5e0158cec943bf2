import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {recordsFolder} from '../../content/folders';
import {readAllRecords, readRecord} from '../../content/readRecords';
import {recordSchemas} from '../../content/schema';
import type {RecordName, Records} from '../../content/schema';
import {isDevelopmentServer, keepAcrossReloads} from '@sitekit/authoring/development-server';
import {placeholderFor} from './placeholderFor';

/** What the file of each record said when it was last valid. */
const lastValid = keepAcrossReloads(
  'last valid records',
  () => new Map<string, {text: string; record: unknown}>(),
);

/** Falls back to the last valid version of the record, then to a placeholder. */
function readOrFallBack<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  const path = join(siteDir, recordsFolder, `${name}.yaml`);
  const known = lastValid.get(path);
  try {
    const text = readFileSync(path, 'utf8');
    if (text === known?.text) {
      return known.record as Records[Name];
    }
    const record = readRecord(siteDir, name);
    lastValid.set(path, {text, record});
    return record;
  } catch {
    // The problem panel reports what is wrong.
    return (known ? known.record : placeholderFor(name)) as Records[Name];
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
