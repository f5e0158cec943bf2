import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic, Fix} from '../Diagnostic';
import {SourceFile} from '../SourceFile';

type Fixable = Diagnostic & {fix: Fix};

/** Fixes that don't overlap, last first. The others wait for the next round. */
function withoutOverlaps(diagnostics: readonly Fixable[]): Fixable[] {
  let before = Infinity;
  return [...diagnostics]
    .sort((a, b) => b.fix.start - a.fix.start || b.fix.end - a.fix.end)
    .filter(({fix}) => {
      const isApart = fix.end <= before && fix.end > fix.start;
      before = isApart ? fix.start : before;
      return isApart;
    });
}

/**
 * Applies the fixes of diagnostics. Each file is replaced as a whole, so that it is never left half
 * written.
 *
 * @returns the diagnostics that are fixed now
 */
export function applyFixes(siteDir: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const fixed: Diagnostic[] = [];
  const fixable = diagnostics.filter((diagnostic): diagnostic is Fixable => !!diagnostic.fix);
  for (const path of new Set(fixable.map(({file}) => file))) {
    const target = join(siteDir, path);
    const file = new SourceFile(path, readFileSync(target, 'utf8'));
    const chosen = withoutOverlaps(fixable.filter((diagnostic) => diagnostic.file === path));
    const text = chosen.reduce(
      (result, {fix}) => result.slice(0, fix.start) + fix.text + result.slice(fix.end),
      file.text,
    );
    writeFileSync(`${target}.new`, file.contentsWith(text));
    renameSync(`${target}.new`, target);
    fixed.push(...chosen.reverse());
  }
  return fixed;
}
