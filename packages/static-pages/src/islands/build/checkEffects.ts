import {existsSync, readFileSync} from 'node:fs';
import type {EffectReport} from '../server/useEffectReport.ts';
import {pageAddress} from '../../page/pageAddress.ts';
import type {Problems} from './Problems.ts';

/**
 * Reports the effects that pages have outside of islands.
 *
 * @param file written while the pages were rendered; it doesn't exist when there are no effects
 */
export function checkEffects(file: string, problems: Problems): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const {hook, file: module, page} = JSON.parse(line) as EffectReport;
    problems.add('effect', `${hook} in ${module}`, pageAddress(page));
  }
}
