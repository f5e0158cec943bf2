import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ContentError, SourceFile, parseRecord} from '@sitekit/content-check/records';
import {recordsFolder} from './folders';
import {placeholderFor} from './placeholderFor';
import {recordSchemas} from './schema';
import type {RecordName, Records} from './schema';

/**
 * Reads a record's file, once, and returns what `parse` makes of it. The editor's reader also marks
 * where each text is written.
 */
type RecordReader = <Data extends object>(
  siteDir: string,
  name: RecordName,
  parse: (file: SourceFile) => Data,
) => Data;

const readFile: RecordReader = (siteDir, name, parse) => {
  const path = `${recordsFolder}/${name}.yaml`;
  return parse(new SourceFile(path, readFileSync(join(siteDir, path), 'utf8')));
};

/** The last valid version of each record, for the development server. */
const lastValid = new Map<string, unknown>();

/**
 * Reads one record file of the site. On the development server, an invalid file keeps its last valid
 * version, or becomes a placeholder: the problem panel says what is wrong.
 *
 * @param siteDir the project's root
 * @throws ContentError in a build, with all problems in the file
 */
export function readRecord<Name extends RecordName>(
  siteDir: string,
  name: Name,
  read: RecordReader = readFile,
): Records[Name] {
  const key = join(siteDir, name);
  try {
    return read(siteDir, name, (file) => {
      const record = parseRecord(recordSchemas[name], file) as Records[Name];
      lastValid.set(key, record);
      return record;
    });
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') {
      throw error;
    }
    return (lastValid.get(key) ?? placeholderFor(name)) as Records[Name];
  }
}

/**
 * Reads all record files of the site, as `readRecord` does.
 *
 * @throws ContentError in a build, with the problems in all files
 */
export function readRecords(siteDir: string, read?: RecordReader): Records {
  const errors: ContentError[] = [];
  const entries = (Object.keys(recordSchemas) as RecordName[]).map((name) => {
    try {
      return [name, readRecord(siteDir, name, read)];
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
