import {join} from 'node:path';
import {readAllRecords, readRecord, recordsFolder} from '../../content/readRecords';
import {recordSchemas} from '../../content/schema';
import type {RecordName, Records} from '../../content/schema';
import {isEditing, keepWhileRunning} from '@sitekit/authoring/development';
import {standInFor} from './standIn';

const lastGood = keepWhileRunning('last good records', () => new Map<string, unknown>());

/** The record, or else the last good one, or else a stand-in. */
function readOrReplace<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  const path = join(siteDir, recordsFolder, name);
  try {
    const record = readRecord(siteDir, name);
    lastGood.set(path, record);
    return record;
  } catch {
    // The plugin `contentProblems` says what is wrong.
    return (lastGood.get(path) ?? standInFor(name)) as Records[Name];
  }
}

/**
 * One record as the site shows it. While the site is edited, one that cannot be read stops nothing.
 *
 * @param siteDir the project's root
 * @throws ContentError when it does not fit its schema, in a build
 */
export function readShownRecord<Name extends RecordName>(
  siteDir: string,
  name: Name,
): Records[Name] {
  return isEditing() ? readOrReplace(siteDir, name) : readRecord(siteDir, name);
}

/**
 * All records as the site shows them: see `readShownRecord`.
 *
 * @throws ContentError with the problems of all files together, in a build
 */
export function readShownRecords(siteDir: string): Records {
  if (!isEditing()) {
    return readAllRecords(siteDir);
  }
  const names = Object.keys(recordSchemas) as RecordName[];
  return Object.fromEntries(names.map((name) => [name, readOrReplace(siteDir, name)])) as Records;
}
