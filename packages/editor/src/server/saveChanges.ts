import type {BackgroundCheck} from './check/BackgroundCheck';
import {newDiagnostics} from '@sitekit/content-check';
import type {Diagnostic, FileChange} from '@sitekit/content-check';
import {mergeChange} from './mergeChange';
import {allFieldsIn, blockIn, outlineOf} from '../source-map/outline';
import {applyEdits} from '../source-map/page';
import {EditError, isSample} from '../source-map/targets';
import type {Change, ChangeHistory} from './ChangeHistory';
import type {ContentFile} from '../source-map/ContentFile';
import type {OutlineField} from '../source-map/outline';
import type {TargetEdit, Value} from '../source-map/targets';
import {formWords} from '../formWords';
import type {Edit, Saved} from '../protocol';
import {sourceOf} from './describe';
import type {EditorSite, Version} from './EditorSite';
import {refuseUnwritable} from './unwritable';
import type {ImageFolder} from './pictures';

export type Saver = {
  site: EditorSite;
  background: Pick<BackgroundCheck, 'check'>;
  history: ChangeHistory;
  /** Where new pictures go. */
  images: ImageFolder;
  /** The path of the folder with a template for each kind of page. */
  templates: string;
};

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
export async function changeNow(
  base: ContentFile,
  edited: ContentFile,
  now: ContentFile,
): Promise<ContentFile> {
  const after = await mergeChange(base, edited, now);
  if (!after) {
    throw new EditError(
      `${now.path} was changed in the meantime, so nothing was written. Close this, and open it again when the page shows the new version.`,
    );
  }
  return after;
}

export async function planEdits(site: EditorSite, edits: readonly Edit[]): Promise<Plan[]> {
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
    const after = await changeNow(draft?.base ?? source, edited, soFar.get(now.path) ?? now);
    soFar.set(now.path, after);
    plans.push({version, edits: own, targetEdits, edited, now, after});
  }
  return plans;
}

/** A file before and after edits. */
type FileContents = {file: string; before: string; after: string};

export const fileContents = ({now, after}: Pick<Plan, 'now' | 'after'>): FileContents => ({
  file: now.path,
  before: now.contents,
  after: after.contents,
});

/** What plans do to each file. The last plan of a file has the edits of all. */
export const allFileContents = (plans: readonly Plan[]): FileContents[] =>
  Array.from(new Map(plans.map((plan) => [plan.now.path, fileContents(plan)])).values());

/** The problems that changes would cause, in any file. */
export async function newProblems(
  {background}: Saver,
  files: readonly FileChange[],
): Promise<Diagnostic[]> {
  const edited = new Map(files.map(({file, after}) => [file, after ?? null]));
  const [before, after] = await Promise.all([background.check(), background.check(edited)]);
  return newDiagnostics(before, after);
}

/** @throws EditError when contents of files would cause errors, with the check's messages */
async function refuseErrors(saver: Saver, files: readonly FileContents[]): Promise<void> {
  const errors = (await newProblems(saver, files)).filter(
    ({severity, file}) => severity === 'error' && files.some((other) => other.file === file),
  );
  if (errors.length > 0) {
    const told = errors.map(formWords).map(({message, hint}) => `${message} ${hint}`.trim());
    throw new EditError(told.join('\n'));
  }
}

/** The fields of something new that still have to be filled in. */
export function emptyFields({version: {draft}, edited}: Plan): string[] {
  if (!draft) {
    return [];
  }
  const outline = outlineOf(edited);
  return allFieldsIn(outline, blockIn(outline, draft.block))
    .filter(({value, isRequired}) => isSample(value) || (isRequired && (value ?? '') === ''))
    .map(({label}) => label);
}

export async function saveFiles(
  saver: Saver,
  change: Omit<Change, 'files'> & {files: FileContents[]},
): Promise<Saved> {
  const files = change.files.filter(({before, after}) => before !== after);
  if (files.length === 0) {
    return {message: 'The file already says that.'};
  }
  await refuseErrors(saver, files);
  return {message: saver.history.make({...change, files})};
}

/** Saves what a person typed, unless it causes errors. */
export async function saveEdits(saver: Saver, edits: readonly Edit[]): Promise<Saved> {
  const {site} = saver;
  const plans = await planEdits(site, edits);
  const empty = plans.flatMap(emptyFields);
  if (empty.length > 0) {
    const names = empty.map((label) => `“${label}”`);
    throw new EditError(`Fill in ${new Intl.ListFormat('en').format(names)} first.`);
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
  const added = draft && blockIn(outlineOf(plan.edited), draft.block).label;
  return saveFiles(saver, {
    label: `${added === undefined ? `Changed ${what}${others}` : `Added ${added}`}, on ${page}.`,
    files: allFileContents(plans),
  });
}
