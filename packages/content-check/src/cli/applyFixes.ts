import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Fix, Problem} from '../problem';
import {SourceFile} from '../SourceFile';

type Fixable = Problem & {fix: Fix};

/** Fixes that do not touch each other, from the last to the first; others wait for the next round. */
function apart(problems: readonly Fixable[]): Fixable[] {
  let before = Infinity;
  return [...problems]
    .sort((a, b) => b.fix.start - a.fix.start || b.fix.end - a.fix.end)
    .filter(({fix}) => {
      const isApart = fix.end <= before && fix.end > fix.start;
      before = isApart ? fix.start : before;
      return isApart;
    });
}

/**
 * Mends what can be mended safely, each file at once or not at all.
 *
 * @returns the problems that are mended
 */
export function applyFixes(siteDir: string, problems: readonly Problem[]): Problem[] {
  const mended: Problem[] = [];
  const fixable = problems.filter((problem): problem is Fixable => problem.fix !== undefined);
  for (const path of new Set(fixable.map(({file}) => file))) {
    const target = join(siteDir, path);
    const file = new SourceFile(path, readFileSync(target, 'utf8'));
    const chosen = apart(fixable.filter((problem) => problem.file === path));
    const text = chosen.reduce(
      (result, {fix}) => result.slice(0, fix.start) + fix.text + result.slice(fix.end),
      file.text,
    );
    writeFileSync(`${target}.new`, file.contentsWith(text));
    renameSync(`${target}.new`, target);
    mended.push(...chosen.reverse());
  }
  return mended;
}
