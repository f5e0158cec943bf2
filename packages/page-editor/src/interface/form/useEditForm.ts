import {useState} from 'react';
import type {Conflict, Edit, Editable, Field, PlaceId, Value} from '../../protocol';
import type {EditSession} from '../session/EditSession';
import {findDraft, forgetDraft, keepDraft} from './drafts';
import {useDiagnostics} from './useDiagnostics';

type EditFormOptions = {
  session: EditSession;
  editable: Pick<Editable, 'source' | 'fields'>;
  /** Called after saving, and when nothing is to be saved. */
  onClose: () => void;
};

/** What was typed for the fields of a place, and what came of saving it. */
export function useEditForm({session, editable, onClose}: EditFormOptions) {
  const {source, fields} = editable;
  const [changed, setChanged] = useState<ReadonlyMap<PlaceId, Value>>(new Map());
  const [drafts, setDrafts] = useState(() =>
    fields.flatMap((field) => {
      const draft = findDraft(source, field);
      return draft ? [{field, ...draft}] : [];
    }),
  );
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);

  const edits = Array.from(changed, ([place, value]): Edit => ({place, value}));
  const {diagnostics, isCurrent} = useDiagnostics(session.ask, edits);

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
    keepDraft(source, field, value);
  };

  const forgetDrafts = () => {
    fields.forEach((field) => forgetDraft(source, field));
    setDrafts([]);
  };

  const cancel = () => {
    forgetDrafts();
    onClose();
  };

  const restoreDrafts = () => {
    setChanged(new Map(drafts.map(({field, value}) => [field.place, value])));
    setDrafts([]);
  };

  const save = async () => {
    if (isSaving) {
      return;
    }
    if (edits.length === 0) {
      onClose();
      return;
    }
    if (isCurrent && diagnostics.some(({severity}) => severity === 'error')) {
      setFailure('Fix the error first. A page with an error can’t be published.');
      return;
    }
    setSaving(true);
    try {
      const answer = await session.ask({action: 'save', edits});
      if (answer.status === 'conflict') {
        setConflict(answer);
      } else {
        forgetDrafts();
        session.accept(answer);
        onClose();
      }
    } catch (error) {
      setFailure(`${(error as Error).message} Your text is still here.`);
    } finally {
      setSaving(false);
    }
  };

  return {
    valueOf,
    change,
    diagnostics,
    failure,
    conflict,
    isSaving,
    hasDrafts: drafts.length > 0,
    restoreDrafts,
    forgetDrafts,
    cancel,
    save,
  };
}

export type EditFormState = ReturnType<typeof useEditForm>;
