import {existsSync, readFileSync} from 'node:fs';
import {changed} from '../../page/docusaurus.ts';
import {pageAddress} from '../../page/pageAddress.ts';
import type {EffectReport} from '../server/reports.ts';
import type {Problems} from './Problems.ts';

/**
 * Reports the effects that pages have outside of islands.
 *
 * @param file written while the pages were rendered
 */
export function checkEffects(file: string, problems: Problems): void {
  if (!existsSync(file)) {
    changed("Pages were rendered without this package's version of react/jsx-runtime.");
  }
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const {hook, file: module, page} = JSON.parse(line) as EffectReport;
    problems.add('effect', `${hook} in ${module}`, pageAddress(page));
  }
}
