import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ContentError, SourceFile, parseRecord} from '@sitekit/content-check/records';
import {recordsFolder} from './folders';
import {placeholderFor} from './placeholderFor';
import {recordSchemas} from './schema';
import type {RecordName, Records} from './schema';

/** The last valid version of each file, by its path, for the development server. */
const lastValid = new Map<string, unknown>();

/**
 * Reads one record file of the site. On the development server, an invalid file keeps its last valid
 * version, or becomes a placeholder: the problem panel says what is wrong.
 *
 * @param siteDir the project's root
 * @throws ContentError in a build, with all problems in the file
 */
export function readRecord<Name extends RecordName>(siteDir: string, name: Name): Records[Name] {
  const file = `${recordsFolder}/${name}.yaml`;
  const path = join(siteDir, file);
  try {
    const source = new SourceFile(file, readFileSync(path, 'utf8'));
    lastValid.set(path, parseRecord(recordSchemas[name], source));
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') {
      throw error;
    }
  }
  return (lastValid.get(path) ?? placeholderFor(name)) as Records[Name];
}

/**
 * Reads all record files of the site, as `readRecord` does.
 *
 * @throws ContentError in a build, with the problems in all files
 */
export function readRecords(siteDir: string): Records {
  const errors: ContentError[] = [];
  const entries = (Object.keys(recordSchemas) as RecordName[]).map((name) => {
    try {
      return [name, readRecord(siteDir, name)];
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error;
      }
      errors.push(error);
      return [];
    }
  });
  if (errors.length > 0) {
    throw new ContentError(errors.flatMap(({diagnostics}) => diagnostics));
  }
  return Object.fromEntries(entries) as Records;
}
