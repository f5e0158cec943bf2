import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format} from 'oxfmt';
import type {Results} from '../results';
import {reportOf} from '.';

/**
 * Writes RESULTS.md.
 *
 * @returns the path of the file
 */
export async function writeReport(results: Results, folder: string): Promise<string> {
  const file = join(folder, 'RESULTS.md');
  const {code} = await format(file, reportOf(results));
  writeFileSync(file, code);
  return file;
}
