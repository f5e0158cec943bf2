import {checkContent} from '../checkContent';
import type {ContentReport} from '../checkContent';
import type {ContentConfig} from '../config';
import {newDiagnostics} from '../Diagnostic';
import type {Diagnostic, Fix} from '../Diagnostic';
import type {EditedFiles} from '../records/readRecord';
import {writeChanges} from './writeChanges';
import type {FileChange} from './writeChanges';

/** A diagnostic with the edit to apply. */
type Fixable = Diagnostic & {fix: Fix};

/** What was fixed, and the files that changed. */
export type AppliedFixes = {
  fixed: Diagnostic[];
  changes: FileChange[];
  /** A problem that would have remained or appeared, if fixes weren't applied because of one. */
  obstacle?: Diagnostic;
};

/** A fix can make another one possible: the second of two in the same tag. */
const MAX_ROUNDS = 5;

const placeOf = ({file, line, column, message}: Diagnostic): string =>
  JSON.stringify([file, line, column, message]);

/** Fixes that don't overlap, last first. The others wait for the next round. */
const withoutOverlaps = (fixes: readonly Fixable[]): Fixable[] =>
  fixes
    .toSorted((a, b) => b.fix.start - a.fix.start)
    .filter(({file, fix}, index, all) =>
      all.slice(0, index).every((later) => later.file !== file || fix.end <= later.fix.start),
    );

/** The contents of files after fixes that don't overlap, last first. */
function editFiles(
  {sources}: ContentReport,
  fixes: readonly Fixable[],
  edited: EditedFiles,
): EditedFiles {
  const result = new Map(edited);
  for (const source of sources) {
    const own = fixes.filter(({file}) => file === source.path);
    const text = own.reduce(
      (before, {fix}) => before.slice(0, fix.start) + fix.text + before.slice(fix.end),
      source.text,
    );
    if (own.length > 0) {
      result.set(source.path, source.contentsWith(text));
    }
  }
  return result;
}

/**
 * Whether a problem that's new speaks against fixes. Reading YAML stops at its first error, so once
 * that's fixed, problems further down and in other files can be seen.
 */
const isObstacle = (problem: Diagnostic, fixes: readonly Fixable[]): boolean =>
  fixes.some(
    ({file, line}) => file === problem.file && !(file.endsWith('.yaml') && problem.line > line),
  );

/** The diagnostics with a fix that needs no person's judgment. */
const safeFixes = ({diagnostics}: ContentReport): Fixable[] =>
  diagnostics.filter((diagnostic): diagnostic is Fixable => diagnostic.fix !== undefined);

/**
 * What files say after fixes. A fix is only applied if its problem disappears and it causes no other
 * in its file. Writes nothing.
 *
 * @param choose the fixes to try, of a report; called again when some were applied
 */
export async function planFixes(
  siteDir: string,
  config: ContentConfig,
  choose: (report: ContentReport) => Fixable[] = safeFixes,
): Promise<AppliedFixes> {
  const original = await checkContent(siteDir, config);
  const fixed: Diagnostic[] = [];
  const rejected: string[] = [];
  let obstacle: Diagnostic | undefined;
  let edited: EditedFiles = new Map();
  let report = original;

  const tryFixes = async (fixes: readonly Fixable[]): Promise<boolean> => {
    const candidate = editFiles(report, fixes, edited);
    const after = await checkContent(siteDir, config, candidate);
    const found = newDiagnostics(report.diagnostics, after.diagnostics, fixes).find((problem) =>
      isObstacle(problem, fixes),
    );
    if (found) {
      obstacle = found;
      return false;
    }
    [edited, report] = [candidate, after];
    fixed.push(...fixes.toReversed());
    return true;
  };

  /** The halves of fixes that can't be applied together. The last come first, so the places of the others stay. */
  const applyAll = async (fixes: readonly Fixable[]): Promise<void> => {
    if (await tryFixes(fixes)) {
      return;
    }
    if (fixes.length === 1) {
      rejected.push(...fixes.map(placeOf));
      return;
    }
    const middle = Math.ceil(fixes.length / 2);
    await applyAll(fixes.slice(0, middle));
    await applyAll(fixes.slice(middle));
  };

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = choose(report).filter((fixable) => !rejected.includes(placeOf(fixable)));
    const left = withoutOverlaps(fixes);
    if (left.length > 0) {
      await applyAll(left);
    }
  }

  const changes = original.sources.flatMap((source): FileChange[] => {
    const before = source.contentsWith(source.text);
    const after = edited.get(source.path) ?? before;
    return after === before ? [] : [{file: source.path, before, after}];
  });
  return {fixed, changes, obstacle};
}

/**
 * Applies fixes and writes the files.
 *
 * @throws Error when a file was changed meanwhile, or can't be written
 */
export async function applyFixes(siteDir: string, config: ContentConfig): Promise<AppliedFixes> {
  const applied = await planFixes(siteDir, config);
  writeChanges(siteDir, config, applied.changes);
  return applied;
}
