import {chmodSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '../checkContent';
import type {ContentReport} from '../checkContent';
import type {ContentConfig} from '../config';
import type {Diagnostic, Fix} from '../Diagnostic';
import type {EditedFiles} from '../records/readRecord';

type Fixable = Diagnostic & {fix: Fix};

/** A fix can make another one possible: the second of two in the same tag. */
const MAX_ROUNDS = 5;

const keyOf = ({file, message}: Diagnostic): string => JSON.stringify([file, message]);
const placeOf = ({file, line, column, message}: Diagnostic): string =>
  JSON.stringify([file, line, column, message]);

/** Fixes that don't overlap, last first. The others wait for the next round. */
function withoutOverlaps(diagnostics: readonly Fixable[]): Fixable[] {
  const before = new Map<string, number>();
  return [...diagnostics]
    .sort((a, b) => b.fix.start - a.fix.start || b.fix.end - a.fix.end)
    .filter(({file, fix}) => {
      const isApart = fix.end <= (before.get(file) ?? Infinity) && fix.end > fix.start;
      if (isApart) {
        before.set(file, fix.start);
      }
      return isApart;
    });
}

/** The contents of files after fixes, of which the last in a file comes first. */
function edit({sources}: ContentReport, fixes: readonly Fixable[], edited: EditedFiles) {
  const result = new Map(edited);
  for (const source of sources) {
    const own = fixes.filter(({file}) => file === source.path);
    if (own.length > 0) {
      const text = own.reduce(
        (before, {fix}) => before.slice(0, fix.start) + fix.text + before.slice(fix.end),
        source.text,
      );
      result.set(source.path, source.contentsWith(text));
    }
  }
  return result;
}

/** Whether fixes removed their problems and caused no others. */
function isImproved(before: ContentReport, after: ContentReport, fixed: readonly Fixable[]) {
  const expected = before.diagnostics.map(keyOf);
  for (const diagnostic of fixed) {
    expected.splice(expected.indexOf(keyOf(diagnostic)), 1);
  }
  return after.diagnostics.map(keyOf).every((key) => {
    const index = expected.indexOf(key);
    if (index !== -1) {
      expected.splice(index, 1);
    }
    return index !== -1;
  });
}

/** Replaces a file as a whole and keeps its mode, so that it is never half written. */
function replaceFile(path: string, contents: string): void {
  const target = realpathSync(path);
  writeFileSync(`${target}.new`, contents);
  chmodSync(`${target}.new`, statSync(target).mode);
  renameSync(`${target}.new`, target);
}

/**
 * Applies the fixes of all diagnostics. A fix is only applied if its problem disappears and no other
 * problem appears.
 *
 * @returns the diagnostics that are fixed now
 */
export async function applyFixes(siteDir: string, config: ContentConfig): Promise<Diagnostic[]> {
  const fixed: Diagnostic[] = [];
  const rejected = new Set<string>();
  let edited: EditedFiles = new Map();
  let report = await checkContent(siteDir, config);

  const tryFixes = async (fixes: readonly Fixable[]): Promise<boolean> => {
    const candidate = edit(report, fixes, edited);
    const after = await checkContent(siteDir, config, candidate);
    const isBetter = isImproved(report, after, fixes);
    if (isBetter) {
      edited = candidate;
      report = after;
      fixed.push(...fixes.toReversed());
    }
    return isBetter;
  };

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = withoutOverlaps(
      report.diagnostics.filter(
        (diagnostic): diagnostic is Fixable =>
          diagnostic.fix !== undefined && !rejected.has(placeOf(diagnostic)),
      ),
    );
    if (fixes.length === 0) {
      break;
    }
    if (!(await tryFixes(fixes))) {
      for (const fix of fixes) {
        // Later fixes come first, so that this one's place is still the same.
        if (!(await tryFixes([fix]))) {
          rejected.add(placeOf(fix));
        }
      }
    }
  }

  for (const [path, contents] of edited) {
    const target = join(siteDir, path);
    if (readFileSync(target, 'utf8') !== contents) {
      replaceFile(target, contents);
    }
  }
  return fixed;
}
