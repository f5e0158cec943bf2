import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseRecords} from '../../../../src/content/readRecords';
import {recordSchemas} from '../../../../src/content/schema';
import type {RecordName, Records} from '../../../../src/content/schema';

/**
 * Reads and checks the records of any folder that is laid out like `docs-content/`.
 *
 * @throws ContentError when a file does not fit its schema
 */
export function readRecordsOf(contentFolder: string): Records {
  const names = Object.keys(recordSchemas) as RecordName[];
  const read = (name: RecordName) =>
    parseRecords(name, readFileSync(join(contentFolder, 'data', `${name}.yaml`), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Records;
}
