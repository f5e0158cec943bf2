import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {relativePath} from '../../page/relativePath.ts';
import {testFolder} from './findIslands.ts';
import type {IslandProblems} from './IslandProblems.ts';

/**
 * Reports the effects of the site's modules that no island imports: they would never run.
 *
 * @param modules what islands import, relative to the site
 */
export function checkEffects(
  siteDir: string,
  modules: ReadonlySet<string>,
  problems: IslandProblems,
): void {
  const folder = join(siteDir, 'src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /(?<!\.test)\.[jt]sx?$/.test(file) && !testFolder.test(file),
  );
  for (const file of files) {
    const path = relativePath(siteDir, join(folder, file));
    const text = modules.has(path) ? '' : readFileSync(join(folder, file), 'utf8');
    for (const [hook] of text.matchAll(/\buse(?:Layout|Insertion)?Effect(?=\()/g)) {
      problems.add('effect', `${hook} in ${path}`);
    }
  }
}
