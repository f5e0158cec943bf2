import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {siteDir} from '../folders';
import type {Results} from '../results';
import {reportOf} from '.';

/**
 * Writes RESULTS.md.
 *
 * @returns the path of the file
 */
export async function writeReport(results: Results, folder: string): Promise<string> {
  const file = join(folder, 'RESULTS.md');
  const style = await resolveConfig(join(siteDir, 'package.json'));
  writeFileSync(file, await format(reportOf(results), {...style, parser: 'markdown'}));
  return file;
}
