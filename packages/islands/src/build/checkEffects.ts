import {existsSync, readFileSync} from 'node:fs';
import type {EffectReport} from '../server/useEffectReport.ts';
import {pageAddress} from './pageAddress.ts';
import type {Problems} from './Problems.ts';

const packageName = /^(?:@[^/]+\/)?[^/]+/;

/**
 * Reports the effects that pages have outside of islands.
 *
 * @param file written while the pages were rendered; it doesn't exist when there are no effects
 * @param ignored the components and packages whose effects the site works without
 */
export function checkEffects(file: string, ignored: readonly string[], problems: Problems): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const report = JSON.parse(line) as EffectReport;
    const [fromPackage = ''] = packageName.exec(report.file) ?? [];
    if (
      ![report.component, fromPackage, `${fromPackage} ${report.component}`].some((name) =>
        ignored.includes(name),
      )
    ) {
      const component = report.component && `${report.component}: `;
      problems.add(
        'effect',
        `${component}${report.hook} in ${report.file}`,
        pageAddress(report.page),
      );
    }
  }
}
