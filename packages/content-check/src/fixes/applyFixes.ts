import {checkContent} from '../checkContent';
import type {ContentReport} from '../checkContent';
import type {ContentConfig} from '../config';
import {newDiagnostics} from '../Diagnostic';
import type {Diagnostic, Fix} from '../Diagnostic';
import type {EditedFiles} from '../records/readRecord';
import type {SourceFile} from '../SourceFile';
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

const applyTo = (source: SourceFile, fixes: readonly Fixable[]): string =>
  source.contentsWith(
    fixes.reduce(
      (text, {fix}) => text.slice(0, fix.start) + fix.text + text.slice(fix.end),
      source.text,
    ),
  );

/**
 * Whether a problem that's new speaks against a fix. Reading YAML stops at its first error, so once
 * that's fixed, problems further down can be seen.
 */
const isObstacle = (problem: Diagnostic, {file, line}: Diagnostic): boolean =>
  file === problem.file && !(file.endsWith('.yaml') && problem.line > line);

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
  const refused = new Set<string>();
  let edited: EditedFiles = new Map();
  let report = original;
  let obstacle: Diagnostic | undefined;

  /** Applies all of these fixes or none. */
  const apply = async (fixes: readonly Fixable[]): Promise<boolean> => {
    const candidate = new Map(edited);
    for (const source of report.sources) {
      const own = fixes.filter(({file}) => file === source.path);
      if (own.length > 0) {
        candidate.set(source.path, applyTo(source, own));
      }
    }
    const after = await checkContent(siteDir, config, candidate);
    const found = newDiagnostics(report.diagnostics, after.diagnostics, fixes).find((problem) =>
      fixes.some((fix) => isObstacle(problem, fix)),
    );
    if (found) {
      obstacle = found;
      return false;
    }
    [edited, report] = [candidate, after];
    fixed.push(...fixes.toReversed());
    return true;
  };

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = withoutOverlaps(choose(report).filter((fix) => !refused.has(placeOf(fix))));
    const areApplied = fixes.length === 0 || (await apply(fixes));
    for (const fix of areApplied ? [] : fixes) {
      // The last come first, so the places of the others stay.
      if (fixes.length === 1 || !(await apply([fix]))) {
        refused.add(placeOf(fix));
      }
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
