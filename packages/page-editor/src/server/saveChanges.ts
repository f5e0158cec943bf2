import type {BackgroundCheck} from '@sitekit/authoring/development';
import {newDiagnostics, writeChanges} from '@sitekit/content-check';
import type {Diagnostic, SourceFile} from '@sitekit/content-check';
import type {Edit, EditorRequest, Saved} from '../protocol';
import {
  EditError,
  applyEdits,
  blockFields,
  describeBlock,
  describeTarget,
  fieldAt,
  isSample,
  moveOrDelete,
} from '../sources';
import type {Target, TargetEdit} from '../sources';
import {relocate} from '../sources/relocate';
import type {ChangeHistory, Change, FileContents} from './ChangeHistory';
import type {EditorSite} from './EditorSite';
import type {AddedPictures} from './pictures';

export type Saver = {
  site: EditorSite;
  background: Pick<BackgroundCheck, 'check'>;
  history: ChangeHistory;
  pictures: Pick<AddedPictures, 'update'>;
};

const contentsOf = (source: SourceFile): string => source.contentsWith(source.text);

/** A file as it is now, and as it would be after edits. */
type Plan = {
  now: SourceFile;
  after: SourceFile;
  /** Where the edits are in the file before them, which for something new is a draft. */
  source: SourceFile;
  edits: TargetEdit[];
};

/**
 * What to write so that the files as they are now get edits that were made in the versions that a
 * person saw.
 *
 * @throws EditError when a file has changed so that it isn't clear where an edit belongs
 */
function planEdits(site: EditorSite, edits: readonly Edit[]): Plan[] {
  const bySource = new Map<SourceFile, TargetEdit[]>();
  for (const {place, value} of edits) {
    const {source, item: target} = site.place(place);
    bySource.set(source, [...(bySource.get(source) ?? []), {target, value}]);
  }
  const {config} = site;
  return Array.from(bySource, ([source, targetEdits]) => {
    const now = site.read(source.path);
    const base = site.baseOf(source);
    if (base && base !== now) {
      throw new EditError(
        `${source.path} was changed in the meantime, so nothing was saved. Copy your text, close this and insert it again.`,
      );
    }
    const start = base ? source : now;
    const relocated = targetEdits.map(({target, value}) => ({
      target: base ? target : relocate(source, target, now, config),
      value,
    }));
    return {now, source: start, after: applyEdits(start, relocated, config), edits: relocated};
  });
}

const fileContents = ({now, after}: Pick<Plan, 'now' | 'after'>): FileContents => ({
  file: now.path,
  before: contentsOf(now),
  after: contentsOf(after),
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
function emptyFields(site: EditorSite, {source, after, edits}: Plan): string[] {
  if (!site.baseOf(source)) {
    return [];
  }
  const [first] = edits;
  const block = first && blockOf(after, first.target);
  return block
    ? blockFields(after, block, site.config)
        .filter(({value, isRequired}) => isSample(value) || (isRequired && (value ?? '') === ''))
        .map(({label}) => label)
    : [];
}

const blockOf = (_: SourceFile, target: Target) => {
  switch (target.kind) {
    case 'field':
      return {kind: 'entry', path: target.path.slice(0, -1)} as const;
    case 'prop':
      return {kind: 'element', start: target.element} as const;
    case 'prose':
      return undefined;
  }
};

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
  const isNew = site.baseOf(plan.source) !== undefined;
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
  {block: id, operation}: Extract<EditorRequest, {action: 'moveOrDelete'}>,
): Promise<Saved> {
  const {site} = saver;
  const {source, item} = site.block(id);
  const now = site.read(source.path);
  if (now !== source) {
    throw new EditError('The page has changed. Close this, wait a moment and try again.');
  }
  const {label, page} = describeBlock(source, item, site.config).source;
  const done = {moveUp: 'Moved up', moveDown: 'Moved down', delete: 'Deleted'}[operation];
  const isDeleted = operation === 'delete';
  return write(saver, {
    label: `${done}: ${label}, on ${page}.`,
    texts: blockFields(source, item, site.config)
      .filter(({value, control}) => isDeleted && value !== undefined && control.kind !== 'icon')
      .map(({label: field, value}) => ({label: field, before: String(value), after: ''})),
    files: [fileContents({now, after: moveOrDelete(source, item, operation, site.config)})],
  });
}
