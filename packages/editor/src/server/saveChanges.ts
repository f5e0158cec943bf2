import {newDiagnostics} from '@sitekit/content-check';
import type {Diagnostic, FileChange} from '@sitekit/content-check';
import {inList} from '../inList';
import {deleteBlock, moveBlock, needLines} from '../source-map/blocks';
import {insertBlock} from '../source-map/insert';
import {allFieldsIn, blockIn, outlineOf} from '../source-map/outline';
import {applyEdits} from '../source-map/page';
import {EditError, isSample} from '../source-map/targets';
import type {Change} from './ChangeHistory';
import type {ContentFile} from '../source-map/ContentFile';
import type {OutlineField} from '../source-map/outline';
import type {TargetEdit, Value} from '../source-map/targets';
import {problemWords} from '../problemWords';
import type {Edit, RequestFor, Saved} from '../protocol';
import {sourceOf} from './describe';
import type {EditorParts} from './EditorParts';
import type {EditorSite, Version} from './EditorSite';
import {mergeChange} from './mergeChange';
import {refuseUnwritable} from './unwritable';

/** What edits do to a file. */
export type Plan = {
  /** The version that the person saw, with the edited fields; for something new, a draft. */
  version: Version;
  edits: {field: OutlineField; value: Value}[];
  targetEdits: TargetEdit[];
  edited: ContentFile;
  /** The file as it is now, and with the edits. */
  now: ContentFile;
  after: ContentFile;
};

/** @throws EditError when a file has changed so that it isn't clear what the change means there */
function changeNow(base: ContentFile, edited: ContentFile, now: ContentFile): ContentFile {
  const after = mergeChange(base, edited, now);
  if (!after) {
    throw new EditError(
      `${now.path} was changed in the meantime, so nothing was written. Close this, and open it again when the page shows the new version.`,
    );
  }
  return after;
}

export function planEdits(site: EditorSite, edits: readonly Edit[]): Plan[] {
  const byVersion = new Map<Version, Plan['edits']>();
  for (const {fieldId, value} of edits) {
    const {version, field} = site.field(fieldId);
    refuseUnwritable(field.label, String(value ?? ''));
    byVersion.set(version, [...(byVersion.get(version) ?? []), {field, value}]);
  }
  /** Each file with the edits of the plans before. */
  const soFar = new Map<string, ContentFile>();
  const plans: Plan[] = [];
  for (const [version, own] of byVersion) {
    const {source, draft} = version;
    const now = site.read(source.path).source;
    // A sample is shown as an empty field: one that's left empty is the sample as it is.
    const written = own.filter(({field, value}) => value !== undefined || !isSample(field.value));
    const targetEdits = written.map(({field: {target}, value}) => ({target, value}));
    const edited = applyEdits(source, targetEdits);
    const after = changeNow(draft?.base ?? source, edited, soFar.get(now.path) ?? now);
    soFar.set(now.path, after);
    plans.push({version, edits: own, targetEdits, edited, now, after});
  }
  return plans;
}

const fileChange = ({now, after}: Pick<Plan, 'now' | 'after'>): FileChange => ({
  file: now.path,
  before: now.contents,
  after: after.contents,
});

/** What plans do to each file. The last plan of a file has the edits of all. */
export const fileChanges = (plans: readonly Plan[]): FileChange[] =>
  Array.from(new Map(plans.map((plan) => [plan.now.path, fileChange(plan)])).values());

/** The fields of something new that still have to be filled in. */
export function emptyFields({version: {draft}, edited}: Plan): string[] {
  if (!draft) {
    return [];
  }
  const outline = outlineOf(edited);
  return allFieldsIn(outline, blockIn(outline, draft.target))
    .filter(({value, isRequired}) => isSample(value) || (isRequired && (value ?? '') === ''))
    .map(({label}) => label);
}

/**
 * Writes, renames and deletes files at once, unless that causes errors.
 *
 * @param isExpected whether an error is left to the person; without it, those in other files
 * @throws EditError with the errors
 */
export async function saveFiles(
  {background, history}: EditorParts,
  {label, files: all}: Change,
  isExpected = ({file}: Diagnostic) => all.every((other) => other.file !== file),
): Promise<Saved> {
  const files = all.filter(({before, after}) => before !== after);
  if (files.length === 0) {
    return {message: 'The file already says that.'};
  }
  const edited = new Map(files.map(({file, after}) => [file, after ?? null]));
  const [before, after] = await Promise.all([background.check(), background.check(edited)]);
  const errors = newDiagnostics(before, after).filter(
    (problem) => problem.severity === 'error' && !isExpected(problem),
  );
  if (errors.length > 0) {
    const told = errors.map((error) => {
      const {message, hint} = problemWords(error);
      const written = files.length > 1 ? `${error.file}:${error.line}: ` : '';
      return `${written}${message} ${hint}`.trim();
    });
    throw new EditError(told.join('\n'));
  }
  return {message: history.make({label, files})};
}

/** Saves what a person typed, unless it causes errors. */
export async function saveEdits(parts: EditorParts, edits: readonly Edit[]): Promise<Saved> {
  const {site} = parts;
  const plans = planEdits(site, edits);
  const empty = plans.flatMap(emptyFields);
  if (empty.length > 0) {
    const names = empty.map((label) => `“${label}”`);
    throw new EditError(`Fill in ${inList(names)} first.`);
  }
  const [plan] = plans;
  const [first] = plan?.edits ?? [];
  if (!plan || !first) {
    throw new EditError('There is nothing to save.');
  }
  const {draft} = plan.version;
  const {label, of, page} = sourceOf(plan.version, first.field);
  const what = label + (of === undefined ? '' : ` of ${of}`);
  const others = edits.length > 1 ? ` and ${edits.length - 1} more` : '';
  const added = draft && blockIn(outlineOf(plan.edited), draft.target).label;
  return saveFiles(parts, {
    label: `${added === undefined ? `Changed ${what}${others}` : `Added ${added}`}, on ${page}.`,
    files: fileChanges(plans),
  });
}

/** Saves what a version of a file became. */
function saveVersion(
  parts: EditorParts,
  {source, outline}: Version,
  edited: ContentFile,
  label: string,
): Promise<Saved> {
  const now = parts.site.read(source.path).source;
  const after = changeNow(source, edited, now);
  const files = [fileChange({now, after})];
  return saveFiles(parts, {label: `${label}, on ${outline.label}.`, files});
}

/** Adds something that has nothing to fill in. */
export function saveSample(
  parts: EditorParts,
  {block: id, side, what}: RequestFor<'insertSample'>,
): Promise<Saved> {
  const {version, block} = parts.site.block(id);
  const added = insertBlock(version.source, block, side, what);
  const {label} = blockIn(outlineOf(added.file), added.target);
  return saveVersion(parts, version, added.file, `Added ${label}`);
}

/** Moves a block among its neighbors. */
export function saveMove(parts: EditorParts, {block: id, to}: RequestFor<'move'>): Promise<Saved> {
  const {version, block} = parts.site.block(id);
  const {source} = version;
  const edited = moveBlock(source, block, to);
  const {all, index} = needLines(source, block);
  const label = `Moved ${block.label} ${to < index ? 'above' : 'below'} ${all[to]?.block.label}`;
  return saveVersion(parts, version, edited, label);
}

export function saveDelete(parts: EditorParts, {block: id}: RequestFor<'delete'>): Promise<Saved> {
  const {version, block} = parts.site.block(id);
  return saveVersion(parts, version, deleteBlock(version.source, block), `Deleted ${block.label}`);
}
