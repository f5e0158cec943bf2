import type {BackgroundCheck} from '@sitekit/authoring/development';
import {newDiagnostics, writeChanges} from '@sitekit/content-check';
import type {Diagnostic, SourceFile} from '@sitekit/content-check';
import type {Edit, RequestFor, Saved} from '../protocol';
import {
  EditError,
  applyEdits,
  blockFields,
  deleteBlock,
  describeBlock,
  describeTarget,
  fieldAt,
  isSample,
  mergeChange,
  moveBlock,
  neighborLabel,
  newBlockFields,
} from '../sources';
import type {TargetEdit} from '../sources';
import type {ChangeHistory, Change, FileContents} from './ChangeHistory';
import type {EditorSite} from './EditorSite';
import type {AddedPictures} from './pictures';

export type Saver = {
  site: EditorSite;
  background: Pick<BackgroundCheck, 'check'>;
  history: ChangeHistory;
  pictures: Pick<AddedPictures, 'update'>;
};

/** What edits do to a file. */
type Plan = {
  /** The version that the person saw, with the edited places; for something new, a draft. */
  source: SourceFile;
  edits: TargetEdit[];
  edited: SourceFile;
  /** The file as it is now, and with the edits. */
  now: SourceFile;
  after: SourceFile;
};

/** @throws EditError when a file has changed so that it isn't clear what the change means there */
function changeNow(
  {config}: EditorSite,
  change: {base: SourceFile; edited: SourceFile; now: SourceFile},
): SourceFile {
  const {base, edited, now} = change;
  const after = mergeChange(base, edited, now, config);
  if (!after) {
    throw new EditError(
      `${now.path} was changed in the meantime, so nothing was saved. Close this, open the text again and choose “Restore”.`,
    );
  }
  return after;
}

function planEdits(site: EditorSite, edits: readonly Edit[]): Plan[] {
  const bySource = new Map<SourceFile, TargetEdit[]>();
  for (const {place, value} of edits) {
    const {source, item: target} = site.place(place);
    bySource.set(source, [...(bySource.get(source) ?? []), {target, value}]);
  }
  return Array.from(bySource, ([source, targetEdits]) => {
    const now = site.read(source.path);
    const base = site.draft(source)?.base ?? source;
    const edited = applyEdits(source, targetEdits, site.config);
    const after = changeNow(site, {base, edited, now});
    return {source, edits: targetEdits, edited, now, after};
  });
}

const fileContents = ({now, after}: Pick<Plan, 'now' | 'after'>): FileContents => ({
  file: now.path,
  before: now.contentsWith(now.text),
  after: after.contentsWith(after.text),
});

/** The problems that changes would cause, in any file. */
async function newProblems(
  {background}: Pick<Saver, 'background'>,
  files: readonly FileContents[],
): Promise<Diagnostic[]> {
  const edited = new Map(files.map(({file, after}) => [file, after]));
  const [before, after] = await Promise.all([background.check(), background.check(edited)]);
  return newDiagnostics(before, after);
}

/** @throws EditError when contents of files would cause errors, with the check's messages */
export async function refuseErrors(
  saver: Pick<Saver, 'background'>,
  files: readonly FileContents[],
): Promise<void> {
  const errors = (await newProblems(saver, files)).filter(
    ({severity, file}) => severity === 'error' && files.some((other) => other.file === file),
  );
  if (errors.length > 0) {
    throw new EditError(
      errors.map(({message, hint}) => [message, hint].filter(Boolean).join(' ')).join('\n'),
    );
  }
}

/** The fields of something new that still have to be filled in. */
function emptyFields(site: EditorSite, {source, edited}: Plan): string[] {
  const draft = site.draft(source);
  return (draft ? newBlockFields(edited, draft.block, site.config) : [])
    .filter(({value, isRequired}) => isSample(value) || (isRequired && (value ?? '') === ''))
    .map(({label}) => label);
}

const stillEmpty = (labels: readonly string[]): string =>
  `Fill in ${new Intl.ListFormat('en').format(labels.map((label) => `“${label}”`))} first.`;

/** The problems that edits would cause. What can't be written at all is one of them. */
export async function checkEdits(
  saver: Saver,
  edits: readonly Edit[],
): Promise<{diagnostics: Diagnostic[]}> {
  const {site} = saver;
  try {
    const plans = planEdits(site, edits);
    const empty = plans.flatMap((plan) => emptyFields(site, plan));
    if (empty.length > 0) {
      // Other problems would be about the samples.
      return {diagnostics: []};
    }
    saver.pictures.update(plans.map(({after}) => after.text).join(''));
    return {diagnostics: await newProblems(saver, plans.map(fileContents))};
  } catch (error) {
    const [first] = edits;
    if (!(error instanceof EditError) || !first) {
      throw error;
    }
    const {source, item} = site.place(first.place);
    const {file, line} = describeTarget(source, item, site.config);
    return {
      diagnostics: [{file, line, column: 1, severity: 'error', message: error.message}],
    };
  }
}

async function write(saver: Saver, change: Omit<Change, 'id'>): Promise<Saved> {
  const {site, history, pictures} = saver;
  const {label} = change;
  const files = change.files.filter(({before, after}) => before !== after);
  if (files.length === 0) {
    return {message: 'The file already says that.', history: history.describe()};
  }
  pictures.update(files.map(({after}) => after).join(''));
  await refuseErrors(saver, files);
  writeChanges(site.siteDir, site.config, files);
  history.add({...change, files});
  pictures.update();
  return {message: label, history: history.describe()};
}

/** Saves what a person typed, unless it causes errors. */
export async function saveEdits(saver: Saver, edits: readonly Edit[]): Promise<Saved> {
  const {site} = saver;
  const plans = planEdits(site, edits);
  const empty = plans.flatMap((plan) => emptyFields(site, plan));
  if (empty.length > 0) {
    throw new EditError(stillEmpty(empty));
  }
  const [plan] = plans;
  const [first] = plan?.edits ?? [];
  if (!plan || !first) {
    throw new EditError('There is nothing to save.');
  }
  const shown = describeTarget(plan.source, first.target, site.config);
  const isNew = site.draft(plan.source) !== undefined;
  const of = shown.of === undefined ? '' : ` of ${shown.of}`;
  const others = edits.length > 1 ? ` and ${edits.length - 1} more` : '';
  const added = `Added ${shown.of ?? shown.label}`;
  return write(saver, {
    label: `${isNew ? added : `Changed ${shown.label}${of}${others}`}, on ${shown.page}.`,
    texts: plans.flatMap(({source, edits: made}) =>
      made.map(({target, value}) => {
        const {label, value: before} = fieldAt(source, target, site.config);
        return {
          label,
          before: isSample(before) ? '' : String(before ?? ''),
          after: String(value ?? ''),
        };
      }),
    ),
    files: plans.map(fileContents),
  });
}

/** Moves or deletes a block, unless that causes errors. */
export function saveMove(
  saver: Saver,
  {block: id, operation}: RequestFor<'moveOrDelete'>,
): Promise<Saved> {
  const {site} = saver;
  const {config} = site;
  const {source: base, item: block} = site.block(id);
  const {label, page} = describeBlock(base, block, config).source;
  const isDeleted = operation === 'delete';
  const direction = operation === 'moveUp' ? 'up' : 'down';
  const edited = isDeleted
    ? deleteBlock(base, block, config)
    : moveBlock(base, block, direction, config);
  const now = site.read(base.path);
  const where = direction === 'up' ? 'above' : 'below';
  const done = isDeleted
    ? `Deleted ${label}`
    : `Moved ${label} ${where} ${neighborLabel(base, block, direction, config)}`;
  return write(saver, {
    label: `${done}, on ${page}.`,
    texts: blockFields(base, block, config)
      .filter(({value, control}) => isDeleted && value !== undefined && control.kind !== 'icon')
      .map(({label: field, value}) => ({label: field, before: String(value), after: ''})),
    files: [fileContents({now, after: changeNow(site, {base, edited, now})})],
  });
}
