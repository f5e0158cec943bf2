import {newDiagnostics} from '@sitekit/content-check';
import type {Diagnostic, Range} from '@sitekit/content-check';
import groupBy from 'lodash/groupBy';
import isEqual from 'lodash/isEqual';
import minBy from 'lodash/minBy';
import {labelOfUse} from '../problemWords';
import type {FieldProblem, FieldId, RequestFor} from '../protocol';
import type {ContentFile} from '../source-map/ContentFile';
import {outlineOf} from '../source-map/outline';
import type {OutlineBlock, OutlineField} from '../source-map/outline';
import {applyEdits, lastFirst} from '../source-map/page';
import type {Value} from '../source-map/targets';
import type {EditorSite, Version} from './EditorSite';
import {changedSpan} from './changedSpan';
import {emptyFields, fileChanges, planEdits} from './saveChanges';
import type {EditorParts} from './EditorParts';
import type {Plan} from './saveChanges';

/** Where a range is after a change, which can be in it. */
function follow({start, end}: Range, change: ReturnType<typeof changedSpan>): Range {
  const longer = change.newEnd - change.end;
  if (change.start > end) {
    return {start, end};
  }
  return change.end < start
    ? {start: start + longer, end: end + longer}
    : {start, end: end + longer};
}

/** A part of the dialog: a field, or what it's in. */
type Part = {fieldId?: FieldId; field?: OutlineField; range: Range | undefined};

/** A file with edits, and where the parts of a dialog are in it. */
type Located = {file: ContentFile; parts: Part[]};

/** Where a block begins, or all of an entry. */
function blockRange({target, lines}: OutlineBlock): Range | undefined {
  return target.kind === 'entry' ? lines : {start: target.start, end: target.start};
}

function partsOf(site: EditorSite, fieldIds: readonly FieldId[]): Part[] {
  const fields = fieldIds.map((fieldId): Part => {
    const {field} = site.field(fieldId);
    return {fieldId, field, range: field.range};
  });
  const blocks = new Set(fields.flatMap(({field}) => field?.block ?? []));
  return [...fields, ...Array.from(blocks, (block) => ({range: blockRange(block)}))];
}

function locate(
  site: EditorSite,
  version: Version,
  fieldIds: readonly FieldId[],
  plan?: Plan,
): Located {
  let file = version.source;
  let parts = partsOf(site, fieldIds);
  for (const {target, value} of lastFirst(plan?.targetEdits ?? [])) {
    const next = applyEdits(file, [{target, value}]);
    const change = changedSpan(file.text, next.text);
    const now = {start: change.start, end: change.newEnd};
    parts = parts.map((part) => {
      const isNew = part.range === undefined && isEqual(part.field?.target, target);
      return {...part, range: isNew ? now : part.range && follow(part.range, change)};
    });
    file = next;
  }
  return {file, parts};
}

/** The value of a field after a text of its file was replaced; undefined if it isn't there then. */
function valueAfter({file}: Located, {field, range}: Part, fix: Range & {text: string}): Value {
  const {text} = file;
  const fixed = file.with(text.slice(0, fix.start) + fix.text + text.slice(fix.end));
  const index = outlineOf(file).fields.findIndex(
    (other) => isEqual(other.range, range) && other.target.kind === field?.target.kind,
  );
  return outlineOf(fixed).fields[index]?.value;
}

function fixesIn(located: Located, part: Part, {fix, suggestions = []}: Diagnostic) {
  return [
    ...(fix ? [{label: 'Fix', value: valueAfter(located, part, fix)}] : []),
    ...suggestions.map((each) => ({
      label: labelOfUse(each.text),
      value: valueAfter(located, part, each),
    })),
  ].filter(({value}) => value !== undefined);
}

/** The problem in a dialog; undefined for one that is elsewhere. */
function fieldProblem(located: Located, diagnostic: Diagnostic): FieldProblem | undefined {
  const {file, parts} = located;
  const offset = file.offsetAt(diagnostic.line, diagnostic.column);
  const around = parts.filter(({range}) => range && range.start <= offset && offset <= range.end);
  const part = minBy(around, ({range}) => (range ? range.end - range.start : Infinity));
  return (
    part && {
      diagnostic,
      ...(part.fieldId !== undefined && {fieldId: part.fieldId}),
      fixes: part.field ? fixesIn(located, part, diagnostic) : [],
    }
  );
}

/** The problems in the fields of a dialog, and those that its edits would cause anywhere else. */
export async function checkEdits(
  {site, background}: EditorParts,
  {edits, fieldIds}: Omit<RequestFor<'check'>, 'action'>,
): Promise<FieldProblem[]> {
  const plans = planEdits(site, edits);
  if (plans.some((plan) => emptyFields(plan).length > 0)) {
    // Other problems would be about the samples.
    return [];
  }
  const edited = new Map(fileChanges(plans).map(({file, after}) => [file, after ?? null]));
  const [before, after] = await Promise.all([background.check(), background.check(edited)]);
  const added = newDiagnostics(before, after);
  const located = Object.values(groupBy(fieldIds, (fieldId) => site.field(fieldId).version.firstId))
    .map((own) => {
      const {version} = site.field(own[0] ?? 0);
      return locate(
        site,
        version,
        own,
        plans.find((plan) => plan.version === version),
      );
    })
    // In a file that was changed in the meantime, the fields are elsewhere.
    .filter(({file: {path, text}}) => {
      const plan = plans.find(({now}) => now.path === path);
      return text === (plan?.after ?? site.read(path).source).text;
    });
  return after.flatMap((diagnostic) => {
    const own = located.find(({file}) => file.path === diagnostic.file);
    const problem = own && fieldProblem(own, diagnostic);
    return problem ?? (added.includes(diagnostic) ? {diagnostic, fixes: []} : []);
  });
}
