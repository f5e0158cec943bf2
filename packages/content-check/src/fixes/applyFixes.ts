import {checkContent} from '../checkContent';
import type {ContentReport} from '../checkContent';
import type {ContentConfig} from '../config';
import {newDiagnostics} from '../Diagnostic';
import type {Diagnostic, Fix} from '../Diagnostic';
import type {EditedFiles} from '../records/readRecord';
import {capitalize} from '../suggest';
import {writeChanges} from './writeChanges';
import type {FileChange} from './writeChanges';

/** A diagnostic with the edit to apply. */
export type Fixable = Diagnostic & {fix: Fix};

/** What was fixed, and the files that changed. */
export type AppliedFixes = {
  fixed: Diagnostic[];
  changes: FileChange[];
  /** A problem that would have remained or appeared, if fixes weren't applied because of one. */
  obstacle?: Diagnostic;
};

type FileEdit = Fix & {file: string; isRepeat?: boolean};

/** A fix can make another one possible: the second of two in the same tag. */
const MAX_ROUNDS = 5;

const placeOf = ({file, line, column, message}: Diagnostic): string =>
  JSON.stringify([file, line, column, message]);

const editsOf = ({file, fix, repeats = []}: Fixable): FileEdit[] => [
  {file, ...fix},
  ...repeats.map((place) => ({...place, text: fix.text, isRepeat: true})),
];

const areApart = (a: FileEdit, b: FileEdit): boolean =>
  a.file !== b.file || a.end <= b.start || b.end <= a.start;

/** Fixes that don't overlap, last first. The others wait for the next round. */
function withoutOverlaps(diagnostics: readonly Fixable[]): Fixable[] {
  const accepted: FileEdit[] = [];
  return [...diagnostics]
    .sort((a, b) => b.fix.start - a.fix.start || b.fix.end - a.fix.end)
    .filter((diagnostic) => {
      const edits = editsOf(diagnostic);
      const isApart = edits.every(
        (edit) => edit.end > edit.start && accepted.every((other) => areApart(edit, other)),
      );
      accepted.push(...(isApart ? edits : []));
      return isApart;
    });
}

/** The contents of files after fixes that don't overlap. */
function editFiles(
  {sources}: Pick<ContentReport, 'sources'>,
  fixes: readonly Fixable[],
  edited: EditedFiles,
): Map<string, string> {
  const result = new Map(edited);
  const edits = fixes.flatMap(editsOf).sort((a, b) => b.start - a.start);
  for (const source of sources) {
    const own = edits.filter(({file}) => file === source.path);
    if (own.length > 0) {
      const text = own.reduce((before, {start, end, text, isRepeat}) => {
        const isCapitalized = isRepeat && /^\p{Lu}/u.test(before.slice(start));
        return (
          before.slice(0, start) + (isCapitalized ? capitalize(text) : text) + before.slice(end)
        );
      }, source.text);
      result.set(source.path, source.contentsWith(text));
    }
  }
  return result;
}

/** The diagnostics with a fix that needs no person's judgment. */
export const safeFixes = ({diagnostics}: ContentReport): Fixable[] =>
  diagnostics.filter((diagnostic): diagnostic is Fixable => diagnostic.fix !== undefined);

/**
 * Applies fixes and writes the files. A fix is only applied if its problem disappears and no other
 * problem appears.
 *
 * @param choose the fixes to try, of a report; called again when some were applied
 * @throws Error when a file was changed meanwhile, or can't be written
 */
export async function applyFixes(
  siteDir: string,
  config: ContentConfig,
  choose: (report: ContentReport) => Fixable[] = safeFixes,
): Promise<AppliedFixes> {
  const fixed: Diagnostic[] = [];
  const rejected = new Set<string>();
  let obstacle: Diagnostic | undefined;
  let edited: EditedFiles = new Map();
  const original = await checkContent(siteDir, config);
  let report = original;

  const tryFixes = async (fixes: readonly Fixable[]): Promise<boolean> => {
    const candidate = editFiles(report, fixes, edited);
    const after = await checkContent(siteDir, config, candidate);
    // Problems that the fixes left or caused.
    const [found] = newDiagnostics(report.diagnostics, after.diagnostics, fixes);
    if (found) {
      obstacle = found;
      return false;
    }
    edited = candidate;
    report = after;
    fixed.push(...fixes.toReversed());
    return true;
  };

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = withoutOverlaps(
      choose(report).filter((diagnostic) => !rejected.has(placeOf(diagnostic))),
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

  const changes = original.sources.flatMap((source): FileChange[] => {
    const before = source.contentsWith(source.text);
    const after = edited.get(source.path) ?? before;
    return after === before ? [] : [{file: source.path, before, after}];
  });
  writeChanges(siteDir, config, changes);
  return {fixed, changes, obstacle};
}
