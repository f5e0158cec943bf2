import type {Diagnostic} from '@sitekit/content-check';
import {useEffect, useState} from 'react';
import type {Edit, Editable, Field, PlaceId, Value} from '../../protocol';
import {messageOf, readStored, writeStored} from '../session';
import type {Ask, EditSession} from '../session';

/** Typing pauses longer than this when a person looks at the result. */
const debounceMs = 300;

/** What was typed for a field and not saved; kept until it's saved or cancelled. */
type Draft = {key: string; value: Value};

const storageKey = 'page-editor-drafts';
const readDrafts = (): Draft[] => readStored<Draft[]>(storageKey, []);

function keepDraft({key, value: saved}: Field, value: Value): void {
  const others = readDrafts().filter((draft) => draft.key !== key);
  writeStored(storageKey, value === saved ? others : [...others, {key, value}]);
}

/** The problems that the edits would cause, while a person types. */
function useDiagnostics(ask: Ask, edits: readonly Edit[]) {
  const [checked, setChecked] = useState<{
    key: string;
    diagnostics: readonly Diagnostic[];
    failure: string;
  }>();
  const key = JSON.stringify(edits);

  useEffect(() => {
    if (key === '[]') {
      return undefined;
    }
    let isCurrent = true;
    const show = (diagnostics: readonly Diagnostic[], failure = '') =>
      isCurrent && setChecked({key, diagnostics, failure});
    const timer = setTimeout(() => {
      ask({action: 'check', edits: JSON.parse(key) as Edit[]}).then(
        ({diagnostics}) => show(diagnostics),
        (error: unknown) => show([], messageOf(error)),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key]);

  // Problems stay until the next answer, so that the dialog doesn't jump with each letter.
  const {diagnostics, failure} =
    key === '[]' || !checked ? {diagnostics: [], failure: ''} : checked;
  return {diagnostics, failure, isCurrent: checked?.key === key};
}

/** What was typed for the fields of a dialog, and what came of saving it. */
export function useEditForm(session: EditSession, {fields, isNew}: Editable) {
  const [changed, setChanged] = useState<ReadonlyMap<PlaceId, Value>>(new Map());
  const [drafts, setDrafts] = useState(() => {
    const kept = readDrafts();
    return fields.flatMap((field) => {
      const draft = kept.find(({key}) => key === field.key);
      return draft && draft.value !== field.value ? [{field, value: draft.value}] : [];
    });
  });
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);

  const edits = Array.from(changed, ([place, value]): Edit => ({place, value}));
  const checked = useDiagnostics(session.ask, edits);

  const valueOf = ({place, value}: Field): Value =>
    changed.has(place) ? changed.get(place) : value;

  const change = (field: Field, value: Value) => {
    const next = new Map(changed);
    if (value === field.value) {
      next.delete(field.place);
    } else {
      next.set(field.place, value);
    }
    setChanged(next);
    setFailure('');
    keepDraft(field, value);
  };

  const forgetDrafts = () => {
    fields.forEach((field) => keepDraft(field, field.value));
    setDrafts([]);
  };

  const cancel = () => {
    forgetDrafts();
    session.close();
  };

  const restoreDrafts = () => {
    // What was typed since stays.
    const restored = drafts.map(({field, value}) => [field.place, value] as const);
    setChanged(new Map([...restored, ...changed]));
    setDrafts([]);
  };

  const save = async () => {
    const [first] = fields;
    if (isSaving) {
      return;
    }
    if (edits.length === 0 && !isNew) {
      session.close();
      return;
    }
    if (checked.isCurrent && checked.diagnostics.some(({severity}) => severity === 'error')) {
      setFailure('Fix the error first. A page with an error can’t be published.');
      return;
    }
    setSaving(true);
    try {
      // Something new is saved even if it's an unchanged copy.
      const asIs = first ? [{place: first.place, value: first.value}] : [];
      const all = edits.length === 0 ? asIs : edits;
      session.accept(await session.ask({action: 'save', edits: all}));
      fields.forEach((field) => keepDraft(field, field.value));
      session.close();
    } catch (error) {
      setFailure(`${messageOf(error)} Your text is still here.`);
    } finally {
      setSaving(false);
    }
  };

  return {
    valueOf,
    change,
    diagnostics: checked.diagnostics,
    failure: failure || checked.failure,
    isSaving,
    drafts,
    restoreDrafts,
    forgetDrafts,
    cancel,
    save,
  };
}
