import type {Field, Source, Value} from '../../protocol';
import {readStored, writeStored} from '../session/stored';

/** What was typed and not saved yet. */
type Draft = {
  file: string;
  component: string;
  line: number;
  field: string;
  before: Value;
  value: Value;
};

const storageKey = 'page-editor-drafts';

/** A place can move when lines above it change, or change itself, but hardly both. */
const isAbout =
  ({file, name, line}: Source, field: Field) =>
  (draft: Draft): boolean =>
    draft.file === file &&
    draft.component === name &&
    draft.field === field.name &&
    (draft.line === line || draft.before === field.value);

const readDrafts = (): Draft[] => readStored<Draft[]>(storageKey, []);

/** What was typed for a field, if it wasn't saved. */
export function findDraft(source: Source, field: Field): {value: Value} | undefined {
  const draft = readDrafts().find(isAbout(source, field));
  return draft && draft.value !== field.value ? {value: draft.value} : undefined;
}

/** Keeps what is typed until it's saved. */
export function keepDraft(source: Source, field: Field, value: Value): void {
  const others = readDrafts().filter((draft) => !isAbout(source, field)(draft));
  const {file, name: component, line} = source;
  const draft = {file, component, line, field: field.name, before: field.value, value};
  writeStored(storageKey, value === field.value ? others : [...others, draft]);
}

export function forgetDraft(source: Source, field: Field): void {
  keepDraft(source, field, field.value);
}
